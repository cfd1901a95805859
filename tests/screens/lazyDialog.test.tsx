import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createMemoryAdapter } from '../../src/memory';
import { lazyDialog, type DialogProps } from '../../src/screens/lazyDialog';
import { Modal } from '../../src/ui/Modal';
import { renderWithAdapter } from '../provider/renderWithAdapter';

const Help = (dialog: DialogProps) => (
  <Modal {...dialog} heading="Help">
    <p>Call us</p>
  </Modal>
);

/** Renders a button that opens the dialog. While `pending`, the account never loads. */
function open(load: () => Promise<typeof Help>, { pending = false } = {}) {
  const Dialog = lazyDialog(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  }
  const adapter = createMemoryAdapter('portal', pending ? { pending: ['portal_user'] } : {});
  return renderWithAdapter(<Page />, adapter);
}

it('loads once the page has settled, without a press', async () => {
  const load = vi.fn(async () => Help);
  open(load);
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not load while the page still reads, and at once for a press', async () => {
  const load = vi.fn(async () => Help);
  open(load, { pending: true });
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
  expect(load).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Open' }).click();
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
});

it('loads when the pointer or a key comes near', async () => {
  const load = vi.fn(async () => Help);
  open(load, { pending: true });
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(load).toHaveBeenCalled());
});

it('says that it did not load, and opens after a retry', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => Help);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/Help-9f2c41d0.js'));
  const { errors } = open(load, { pending: true });
  screen.getByRole('button', { name: 'Open' }).click();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Help' })).toBeVisible();
  expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
  onLine.mockRestore();
});
