import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComboBoxField } from '../../src/ui/ComboBoxField';
import { ConfirmModal } from '../../src/ui/ConfirmModal';
import { Modal } from '../../src/ui/Modal';
import '../../src/styles.css';

const onClose = vi.fn();

function Dialog() {
  const [isOpen, setIsOpen] = useState(true);
  const [provider, setProvider] = useState('');
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <Modal isOpen={isOpen} onClose={close} heading="Add a pension">
      <ComboBoxField label="Provider" value={provider} onChange={setProvider} suggestions={['Aviva']} locale="en-GB" />
    </Modal>
  );
}

const Original = window.CloseWatcher;
const watchers = new Set<{ requestClose: () => void }>();

beforeEach(() => {
  onClose.mockReset();
  watchers.clear();
  if (!Original) throw new Error('This browser has no CloseWatcher.');
  class Recorded extends Original {
    declare requestClose: () => void;
    constructor() {
      super();
      watchers.add(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Recorded);
});

/** Sends a request as Android's Back does. A watcher that has been destroyed ignores it. */
function goBack() {
  for (const watcher of watchers) watcher.requestClose();
}

describe('going back on Android', () => {
  it('closes the dialog once', async () => {
    render(<Dialog />);
    goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    goBack();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks again after a dialog stayed open', async () => {
    const question = (isBusy: boolean) => (
      <ConfirmModal
        isOpen
        isBusy={isBusy}
        busyLabel="Deleting"
        heading="Delete it?"
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={vi.fn()}
        onClose={onClose}
      />
    );
    const { rerender } = render(question(true));
    goBack();
    expect(onClose).not.toHaveBeenCalled();
    rerender(question(false));
    await waitFor(() => expect(watchers.size).toBe(2));
    goBack();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});

describe('Escape', () => {
  it('closes the dialog once', async () => {
    render(<Dialog />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes an open list of suggestions, and not the dialog', async () => {
    render(<Dialog />);
    await userEvent.type(screen.getByRole('combobox'), 'av');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });
});
