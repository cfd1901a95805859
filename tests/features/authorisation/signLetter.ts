import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Ticks every agreement of the letter. */
export async function tickAll(user: UserEvent): Promise<void> {
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
}

/** Signs with a name, in one change: the page makes a picture of the signature for each change, which takes long. */
export async function typeName(user: UserEvent, name = 'Margaret Hale'): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: 'Type' }));
  await user.click(screen.getByLabelText('Your full name'));
  await user.paste(name);
}

/** Ticks every agreement, signs with a name and sends the letter. */
export async function signLetter(user: UserEvent, name?: string): Promise<void> {
  await tickAll(user);
  await typeName(user, name);
  await user.click(screen.getByRole('button', { name: 'Complete Application' }));
}
