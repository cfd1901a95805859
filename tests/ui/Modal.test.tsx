import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ConfirmModal } from '../../src/ui/ConfirmModal';
import { Modal } from '../../src/ui/Modal';
import { recordCloseWatchers } from './recordCloseWatchers';
import '../../src/styles.css';

const onClose = vi.fn<() => void>();
beforeEach(() => onClose.mockReset());
afterEach(() => vi.unstubAllGlobals());

function Dialog() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <Modal isOpen={isOpen} onClose={close} heading="Add a pension">
      <p>Tell us who looks after it.</p>
    </Modal>
  );
}

describe('going back on Android', () => {
  it('closes the dialog once', async () => {
    const goBack = recordCloseWatchers();
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
    const goBack = recordCloseWatchers();
    const { rerender } = render(question(true));
    goBack();
    expect(onClose).not.toHaveBeenCalled();
    rerender(question(false));
    await waitFor(() => {
      goBack();
      expect(onClose).toHaveBeenCalledOnce();
    });
  });
});

describe('Escape', () => {
  it('closes the dialog once', async () => {
    render(<Dialog />);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onClose).toHaveBeenCalledOnce();
  });
});
