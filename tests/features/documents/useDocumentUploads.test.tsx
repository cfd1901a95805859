import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { useDocumentUploads } from '../../../src/features/documents/useDocumentUploads';
import { useSession } from '../../../src/data/useSession';
import { createMemoryAdapter } from '../../../src/memory';
import { renderHookWithAdapter } from '../../provider/renderWithAdapter';
import { pdf, photo } from './files';
import { controlledUploads, settle } from './controlledUploads';

const useBoth = () => ({ session: useSession(), ...useDocumentUploads() });

async function running() {
  const { adapter, memory, started } = controlledUploads();
  const view = renderHookWithAdapter(useBoth, adapter);
  await waitFor(() => expect(view.result.current.session.status).toBe('logged-in'));
  const states = () => view.result.current.uploads.map(({ name, state }) => [name, state]);
  /** Adds files and waits until they have reached the backend. */
  async function add(...files: File[]) {
    const before = started.length;
    await act(async () => view.result.current.add(files));
    await waitFor(() => expect(started).toHaveLength(before + files.length));
    return started.slice(before);
  }
  const first = () => {
    const [upload] = view.result.current.uploads;
    if (!upload) throw new Error('Nothing is being uploaded.');
    return upload;
  };
  return { ...view, adapter, memory, started, states, add, first };
}

/** Whether the browser would ask before leaving the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const lost = new BackendError('unreachable', 'The upload got no answer');

describe('an upload', () => {
  it('is checked, sent, and done', async () => {
    const { add, states, first } = await running();
    const [upload] = await add(pdf());
    expect(states()).toEqual([['statement.pdf', { status: 'pending', progress: undefined }]]);
    expect(first().size).toBe(9);
    await act(async () => upload?.report(0));
    expect(states()).toEqual([['statement.pdf', { status: 'pending', progress: 0 }]]);
    await act(async () => upload?.report(0.4));
    expect(states()).toEqual([['statement.pdf', { status: 'pending', progress: 0.4 }]]);
    await act(async () => upload?.complete());
    expect(states()).toEqual([['statement.pdf', { status: 'success' }]]);
  });

  it('runs beside others, each with its own key', async () => {
    const { add, started, states } = await running();
    const [one] = await add(pdf('one.pdf'), pdf('two.pdf'));
    await add(pdf('three.pdf'));
    await act(async () => one?.complete());
    expect(states()).toEqual([
      ['one.pdf', { status: 'success' }],
      ['two.pdf', { status: 'pending', progress: undefined }],
      ['three.pdf', { status: 'pending', progress: undefined }],
    ]);
    expect(new Set(started.map(({ key }) => key)).size).toBe(3);
  });

  it('is cancelled, and sent again under the same key', async () => {
    const { add, states, first, started, errors } = await running();
    const [upload] = await add(pdf());
    await act(async () => upload?.report(0.4));
    await act(async () => {
      first().cancel();
      await settle();
    });
    expect(upload?.isAborted()).toBe(true);
    expect(states()).toEqual([['statement.pdf', { status: 'cancelled' }]]);
    await act(async () => first().retry());
    await waitFor(() => expect(started).toHaveLength(2));
    expect(started[1]?.key).toBe(upload?.key);
    await act(async () => started[1]?.complete());
    expect(states()).toEqual([['statement.pdf', { status: 'success' }]]);
    expect(errors).toEqual([]);
  });

  it('reports a failure, and retries under the same key, once for a double click', async () => {
    const { add, first, started, errors } = await running();
    const [upload] = await add(pdf());
    await act(async () => upload?.fail(lost));
    expect(first().state).toMatchObject({ status: 'error', error: lost, message: expect.stringContaining('reach') });
    expect(errors).toEqual([lost]);
    await act(async () => {
      first().retry();
      first().retry();
      await settle();
    });
    expect(started.map(({ key }) => key)).toEqual([upload?.key, upload?.key]);
  });

  it('shows a refusal to the customer, and does not report it', async () => {
    const adapter = createMemoryAdapter('portal');
    const { result, errors } = renderHookWithAdapter(useBoth, adapter);
    await waitFor(() => expect(result.current.session.status).toBe('logged-in'));
    act(() => result.current.add([photo()]));
    await waitFor(() =>
      expect(result.current.uploads[0]?.state).toMatchObject({
        status: 'error',
        canRetry: false,
        message: 'This is a HEIC picture. Please save it as a JPG',
        error: { serverCode: 'heic-picture' },
      }),
    );
    expect(errors).toEqual([]);
    expect(adapter.calls.filter(({ name }) => name === 'files.upload')).toEqual([]);
  });

  it('refused for an ended session ends the session', async () => {
    const { add, result } = await running();
    const [upload] = await add(pdf());
    await act(async () => upload?.fail(new BackendError('logged-out', 'no')));
    await waitFor(() => expect(result.current.session.status).toBe('logged-out'));
  });

  it('is removed from the list', async () => {
    const { add, states, first } = await running();
    const [, two] = await add(pdf('one.pdf'), pdf('two.pdf'));
    await act(async () => two?.complete());
    await act(async () => {
      first().dismiss();
      await settle();
    });
    expect(states()).toEqual([['two.pdf', { status: 'success' }]]);
  });

  it('blocks leaving the page while it runs', async () => {
    const { add, first } = await running();
    expect(asksBeforeUnload()).toBe(false);
    const [one] = await add(pdf('one.pdf'), pdf('two.pdf'));
    expect(asksBeforeUnload()).toBe(true);
    await act(async () => one?.fail(lost));
    expect(asksBeforeUnload()).toBe(true);
    await act(async () => first().retry());
    await act(async () => {
      first().cancel();
      await settle();
    });
    expect(asksBeforeUnload()).toBe(true);
  });

  it('no longer blocks leaving the page when all have ended', async () => {
    const { add } = await running();
    const [one, two] = await add(pdf('one.pdf'), pdf('two.pdf'));
    await act(async () => one?.fail(lost));
    await act(async () => two?.complete());
    expect(asksBeforeUnload()).toBe(false);
  });

  it('is aborted when its customer logs out', async () => {
    const { add, adapter, result } = await running();
    const [upload] = await add(pdf());
    await act(() => adapter.auth.logOut());
    await act(async () => upload?.report(0.5));
    expect(upload?.isAborted()).toBe(true);
    expect(result.current.uploads).toEqual([]);
  });

  it('that starts before the session is known stays in the list, and ends with the session', async () => {
    const { adapter, started } = controlledUploads();
    let answer = () => {};
    const hasSession = new Promise<void>((resolve) => (answer = resolve));
    const { auth } = adapter;
    const getSession = async () => {
      await hasSession;
      return auth.getSession();
    };
    const { result } = renderHookWithAdapter(useBoth, {
      ...adapter,
      auth: { ...auth, getSession, onChange: auth.onChange },
    });
    act(() => result.current.add([pdf()]));
    await waitFor(() => expect(started).toHaveLength(1));
    await act(async () => answer());
    await waitFor(() => expect(result.current.session.status).toBe('logged-in'));
    expect(result.current.uploads).toHaveLength(1);
    await act(async () => started[0]?.complete());
    expect(result.current.uploads[0]?.state).toEqual({ status: 'success' });
    await act(() => auth.logOut());
    expect(result.current.uploads).toEqual([]);
  });
});
