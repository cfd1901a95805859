/** Elements that show a text of their own, without a text node. */
const withValue = 'input, select, textarea';

/**
 * Lists the colours with which the page shows text: the text's colour, size and weight, and the backgrounds behind it. A
 * link also has the colour of the text around it.
 *
 * Two texts with the same entry pass or fail axe's colour rules together.
 */
export function colourCombinations(root: Element): Set<string> {
  const behind = new Map<Element, string>();
  const found = new Set<string>();
  for (const element of elementsWithText(root)) {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const parent = element.matches('a') && element.parentElement;
    const around = parent ? [textDecorationLine, getComputedStyle(parent).color] : [];
    found.add([color, fontSize, fontWeight, ...around, backgroundOf(element, behind)].join(' | '));
  }
  return found;
}

function elementsWithText(root: Element): Set<Element> {
  const elements = new Set(root.querySelectorAll(withValue));
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement && textContent?.trim()) elements.add(parentElement);
  }
  return elements;
}

/** The backgrounds and opacities of an element and all around it, from the inside. */
function backgroundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const own = [backgroundColor, backgroundImage, opacity].join(' ');
  const outer = element.parentElement ? backgroundOf(element.parentElement, known) : '';
  const all = own === 'rgba(0, 0, 0, 0) none 1' ? outer : `${own} / ${outer}`;
  known.set(element, all);
  return all;
}
