import { expect, screen, waitFor } from 'storybook/test';

interface DialogQuery {
  /** Its heading. Default: the only dialog. */
  name?: string | RegExp;
  /** `alertdialog` for a question that must be answered. Default `dialog`. */
  role?: 'dialog' | 'alertdialog';
}

/** Finds an open dialog once it can be seen: react-aria inserts it invisible, for a moment. */
export async function findDialog({ name, role = 'dialog' }: DialogQuery = {}): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}
