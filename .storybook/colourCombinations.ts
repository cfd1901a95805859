/** Elements that show a text of their own, without a text node. */
const withValue = 'input, select, textarea';
/** Elements whose colours need no contrast. */
const disabled = ':disabled, [aria-disabled="true"], [inert]';

/**
 * Lists the colours with which the page shows text, each with the first element that has them: the text's colour, size
 * and weight, and the backgrounds behind it. A link also has the colour of the text around it. Leaves out hidden texts,
 * which axe does not check.
 *
 * Two texts with the same entry pass or fail axe's colour rules together.
 */
export function colourCombinations(root: Element): Map<string, Element> {
  const behind = new Map<Element, string>();
  const found = new Map<string, Element>();
  for (const element of elementsWithText(root)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    const parent = element.matches('a') && element.parentElement;
    const around = parent ? [textDecorationLine, getComputedStyle(parent).color] : [];
    const below = backgroundOf(element, behind);
    const parts = [color, fontSize, fontWeight, ...around, below, coveredBy(element), exemptionOf(element)];
    const combination = parts.join(' | ');
    if (!found.has(combination)) found.set(combination, element);
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

/** Marks texts whose colours axe may not check, so that they vouch only for each other. */
function exemptionOf(element: Element): string {
  const { width, height } = element.getBoundingClientRect();
  const isDisabled = element.closest(disabled) ?? element.closest('label')?.control?.matches(disabled);
  return [isDisabled && 'disabled', (width <= 1 || height <= 1) && 'for screen readers'].filter(Boolean).join(' ');
}

/** The classes of an element that is on top of the text, or of another box that is below it. */
function coveredBy(element: Element): string {
  const { x, y, width, height } = element.getBoundingClientRect();
  const others = document
    .elementsFromPoint(x + width / 2, y + height / 2)
    .filter((other) => !other.contains(element) && !element.contains(other));
  return others.map((other) => other.getAttribute('class') ?? other.tagName).join(' ');
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
