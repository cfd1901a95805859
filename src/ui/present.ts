/** Events with which the tour opens and closes a popup, such as a menu. */
export const presentation = { begins: 'ptr-present', ends: 'ptr-withdraw' } as const;

/**
 * Opens an element's popup for display, such as a button's menu. Does nothing if nothing listens.
 *
 * @returns A function that closes it again.
 */
export function present(element: Element): () => void {
  element.dispatchEvent(new Event(presentation.begins));
  return () => element.dispatchEvent(new Event(presentation.ends));
}
