/** Finds the innermost element with a text, also when its words are in several elements. */
export function wholeText(text: string | RegExp) {
  const matches = (element: Element | null) => {
    const found = element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
    return typeof text === 'string' ? found === text : text.test(found);
  };
  return (_content: string, element: Element | null) =>
    matches(element) && ![...(element?.children ?? [])].some((child) => matches(child));
}
