import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { DocumentCards } from '../../../src/features/documents/DocumentCards';
import { DocumentsPage } from '../../../src/features/documents/DocumentsPage';
import { linkRenewal } from '../../../src/features/documents/useDocuments';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';
import { pdf, photo } from './files';
import { controlledUploads } from './controlledUploads';
import { wholeText } from '../../wholeText';

// The page checks the files itself, so the picker's filter is off.
const setUp = () => userEvent.setup({ applyAccept: false, delay: null });

async function show(options: MemoryOptions = {}, scenario: 'portal' | 'portal-empty' = 'portal-empty') {
  const adapter = createMemoryAdapter(scenario, options);
  const navigate = vi.fn();
  const view = renderWithAdapter(<DocumentsPage />, adapter, { navigate });
  await screen.findByText(scenario === 'portal' ? 'Scanned payslip.jpg' : 'No documents uploaded yet.');
  return { ...view, adapter, navigate, user: setUp(), sent: () => payloadsOf(adapter, 'files.upload') };
}

const picker = () => screen.getByLabelText('Upload File', { selector: 'input' });
const uploads = () => screen.getByRole('list', { name: 'Uploads' });

describe('the list', () => {
  describe('over time', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('refetches the links before they expire, even after the computer has slept', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      let now = Date.parse('2026-03-10T10:30:00Z');
      const adapter = createMemoryAdapter('portal');
      renderWithAdapter(<DocumentsPage />, adapter, { clock: { now: () => new Date(now) } });
      const link = await screen.findByRole('link', { name: /Pension statement/ });
      const readings = () => payloadsOf(adapter, 'portal_user_documents').length;
      expect(readings()).toBe(1);
      const [document] = adapter.state.customers[0]?.documents ?? [];
      if (document) document.url = 'https://files.example.com/signed-again';

      now += linkRenewal - 1;
      act(() => void vi.advanceTimersByTime(60_000));
      expect(readings()).toBe(1);
      now += 5 * 60 * 60_000;
      act(() => void vi.advanceTimersByTime(60_000));
      await waitFor(() => expect(link).toHaveAttribute('href', 'https://files.example.com/signed-again'));
      expect(readings()).toBe(2);
      act(() => void vi.advanceTimersByTime(60_000));
      expect(readings()).toBe(2);
    });
  });
});

describe('removing a document', () => {
  const ask = async (user: ReturnType<typeof setUp>, name: string) => {
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    return within(await screen.findByRole('alertdialog', { name: 'Remove this document?' }));
  };

  it('sends nothing and returns focus to the button when it is kept', async () => {
    const { user, adapter } = await show({}, 'portal');
    const dialog = await ask(user, 'Scanned payslip.jpg');
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Scanned payslip.jpg' })).toHaveFocus());
    expect(payloadsOf(adapter, 'portal_document_remove')).toEqual([]);
  });

  it('shows the problem and can be repeated', async () => {
    const fail: Record<string, BackendError> = {
      portal_document_remove: new BackendError('unreachable', 'for developers'),
    };
    const { user } = await show({ fail }, 'portal');
    const dialog = await ask(user, 'Scanned payslip.jpg');
    await user.click(dialog.getByRole('button', { name: 'Remove document' }));
    expect(await dialog.findByText(/check your internet connection/i)).toBeVisible();
    delete fail.portal_document_remove;
    await user.click(dialog.getByRole('button', { name: 'Remove document' }));
    await waitFor(() => expect(screen.queryByTitle('Scanned payslip.jpg')).toBeNull());
  });

  it('of which another tab was quicker ends as removed', async () => {
    const { user, adapter } = await show({}, 'portal');
    const dialog = await ask(user, 'Scanned payslip.jpg');
    const [customer] = adapter.state.customers;
    if (customer) customer.documents = customer.documents.filter(({ id }) => id !== 'document-3');
    await user.click(dialog.getByRole('button', { name: 'Remove document' }));
    await waitFor(() => expect(screen.queryByTitle('Scanned payslip.jpg')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('choosing files', () => {
  it('lists a file that arrived while the list was first read', async () => {
    const { adapter, started } = controlledUploads();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    let readings = 0;
    const rpc: typeof adapter.rpc = async (name, ...sent) => {
      const reply = await adapter.rpc(name, ...sent);
      if (name !== 'portal_user_documents') return reply;
      readings += 1;
      if (readings === 1) await isAnswered;
      return reply;
    };
    renderWithAdapter(<DocumentsPage />, { ...adapter, rpc });
    await waitFor(() => expect(readings).toBe(1));
    await setUp().upload(picker(), pdf());
    await waitFor(() => expect(started).toHaveLength(1));
    await act(async () => started[0]?.complete());
    answer();
    expect(await screen.findByText(wholeText('statement.pdf has been uploaded.'))).toBeVisible();
    expect(await screen.findByRole('link', { name: /Download statement\.pdf/ })).toBeVisible();
  });

  it('works with the keyboard alone', async () => {
    const { user } = await show();
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
    await user.tab();
    expect(screen.getByRole('link', { name: 'Back to your portal' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Upload File' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  });

  it('shows the problem of a refused file until it is hidden, and does not report it', async () => {
    const { user, errors } = await show();
    await user.upload(picker(), photo());
    await user.click(await screen.findByRole('button', { name: /^Hide the message about/ }));
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
    expect(errors).toEqual([]);
  });
});

describe('dropping files', () => {
  /** Dispatches a drag event. Returns false when the page prevented the default. */
  function drag(type: 'dragover' | 'drop', target: Element, fill: (data: DataTransfer) => void): boolean {
    const dataTransfer = new DataTransfer();
    fill(dataTransfer);
    const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    act(() => void target.dispatchEvent(event));
    return !event.defaultPrevented;
  }
  const withFiles =
    (...files: File[]) =>
    (data: DataTransfer) => {
      for (const file of files) data.items.add(file);
    };
  const card = () => screen.getByRole('region', { name: 'Upload New Document' });

  it('onto the card highlights it, and uploads them', async () => {
    const { sent } = await show();
    drag('dragover', card(), withFiles(pdf()));
    expect(screen.getByText('Let go to upload your files')).toBeVisible();
    drag('drop', card(), withFiles(pdf('one.pdf'), pdf('two.pdf')));
    expect(screen.queryByText('Let go to upload your files')).toBeNull();
    await screen.findByText(wholeText('two.pdf has been uploaded.'));
    expect(sent()).toHaveLength(2);
  });

  it('beside the card neither uploads them nor leaves the page', async () => {
    const { sent } = await show();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(drag('dragover', heading, withFiles(pdf()))).toBe(false);
    expect(screen.queryByText('Let go to upload your files')).toBeNull();
    expect(drag('drop', heading, withFiles(pdf()))).toBe(false);
    expect(sent()).toEqual([]);
  });

  it('ends without a change when they are dragged away', async () => {
    await show();
    drag('dragover', card(), withFiles(pdf()));
    act(() => void document.dispatchEvent(new DragEvent('dragleave')));
    expect(screen.queryByText('Let go to upload your files')).toBeNull();
  });

  it('ignores dragged text', async () => {
    await show();
    const withText = (data: DataTransfer) => data.setData('text/plain', 'words');
    expect(drag('dragover', card(), withText)).toBe(true);
    expect(drag('drop', card(), withText)).toBe(true);
  });
});

describe('an upload in progress', () => {
  async function sending(element = <DocumentsPage />) {
    const { adapter, started } = controlledUploads();
    const view = renderWithAdapter(element, adapter);
    await screen.findByText('No documents uploaded yet.');
    const user = setUp();
    await user.upload(picker(), pdf());
    await waitFor(() => expect(started).toHaveLength(1));
    const [upload] = started;
    if (!upload) throw new Error('Nothing was sent.');
    return { ...view, user, started, upload };
  }
  const bar = () => screen.getByRole('progressbar', { name: 'Uploading statement.pdf' });

  it('shows its progress, and is announced only when it starts and ends', async () => {
    const { upload } = await sending();
    const announcements = () =>
      screen
        .getAllByRole('status')
        .map((region) => region.textContent)
        .filter(Boolean);
    expect(announcements()).toEqual(['Uploading 1 file']);
    await act(async () => upload.report(0.42));
    expect(bar()).toHaveAttribute('value', '0.42');
    expect(screen.getByText('42% sent · 1 kB')).toBeVisible();
    expect(announcements()).toEqual(['Uploading 1 file']);
    await act(async () => upload.complete());
    expect(announcements()).toEqual(['statement.pdf has been uploaded.']);
  });

  it('can be cancelled, keeps focus in its row, and is sent again', async () => {
    const { user, upload, started } = await sending();
    await act(async () => upload.report(0.42));
    await user.click(screen.getByRole('button', { name: 'Cancel uploading statement.pdf' }));
    await waitFor(() => expect(within(uploads()).getByRole('listitem')).toHaveFocus());
    expect(upload.isAborted()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Try again to upload statement.pdf' }));
    await waitFor(() => expect(started).toHaveLength(2));
  });

  it('cannot be cancelled after it was sent completely', async () => {
    const { upload } = await sending();
    await act(async () => upload.report(1));
    expect(screen.getByText(/Nearly done: we are checking the file/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });

  it('continues while another screen is shown, and shows again afterwards', async () => {
    const { user, upload } = await sending(
      <Remountable>
        <DocumentsPage />
      </Remountable>,
    );
    await user.click(screen.getByRole('button', { name: 'Unmount' }));
    await act(async () => upload.report(0.9));
    await user.click(screen.getByRole('button', { name: 'Mount' }));
    expect(bar()).toHaveAttribute('value', '0.9');
    await user.click(screen.getByRole('button', { name: 'Unmount' }));
    await act(async () => upload.fail(new BackendError('unreachable', 'lost')));
    await user.click(screen.getByRole('button', { name: 'Mount' }));
    expect(screen.getByRole('button', { name: 'Try again to upload statement.pdf' })).toBeVisible();
  });

  it('shows on the dashboard too', async () => {
    await sending(
      <>
        <DocumentsPage />
        <DocumentCards />
      </>,
    );
    expect(screen.getAllByRole('progressbar', { name: 'Uploading statement.pdf' })).toHaveLength(2);
  });
});
