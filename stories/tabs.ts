import type { StoryContext } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';

type Canvas = StoryContext['canvas'];

/**
 * Finds a tab of `Tabs`: the tab on a wide screen, the option of the select on a phone.
 *
 * Both mount after the rest of the page. The style sheet hides one of them, so the visibility of the select decides which one to use.
 */
export async function findTab(canvas: Canvas, name: RegExp): Promise<HTMLElement> {
  const select = await canvas.findByLabelText('Show');
  return canvas.findByRole(select.checkVisibility() ? 'option' : 'tab', { name });
}

/** Opens a tab of `Tabs` as a customer does on this screen. */
export async function openTab(canvas: Canvas, name: RegExp): Promise<void> {
  const tab = await findTab(canvas, name);
  if (tab instanceof HTMLOptionElement) await userEvent.selectOptions(canvas.getByLabelText('Show'), tab);
  else await userEvent.click(tab);
}
