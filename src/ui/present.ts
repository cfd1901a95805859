/** What a part hears on its element when somebody wants to show it to a person. */
export const presentation = { begins: 'ptr-present', ends: 'ptr-withdraw' } as const;

/**
 * Opens what belongs to an element, such as the menu of a button, for looking at. Where nothing listens, nothing
 * happens.
 *
 * @returns Closes it again.
 */
export function present(element: Element): () => void {
  element.dispatchEvent(new Event(presentation.begins));
  return () => element.dispatchEvent(new Event(presentation.ends));
}
