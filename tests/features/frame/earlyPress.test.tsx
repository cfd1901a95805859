import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PensionTraceTopBar } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const trigger = () => screen.findByRole('button', { name: 'Margaret Hale' });

it('opens the profile menu for a press that came before its code, and returns focus to the button', async () => {
  renderWithAdapter(<PensionTraceTopBar hasProfileMenu />, createMemoryAdapter('portal'));
  (await trigger()).click();
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  // After a press without a pointer, react-aria moves the focus into the menu a frame later. Escape is heard there.
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  // react-aria gives the focus back in the frame after the menu has closed.
  await waitFor(async () => expect(await trigger()).toHaveFocus());
});
