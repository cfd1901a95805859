/** The event that asks an element to present its part. */
export const presentation = { begins: 'ptr-present', ends: 'ptr-withdraw' } as const;

/**
 * Opens the popup of an element, such as a button's menu, for display. Does nothing when nothing
 * listens.
 *
 * @returns A function that closes it again.
 */
export function present(element: Element): () => void {
  element.dispatchEvent(new Event(presentation.begins));
  return () => element.dispatchEvent(new Event(presentation.ends));
}
