/**
 * Makes the page inert, except some elements with their content, and elements added to the body later.
 *
 * @returns A function that undoes it.
 */
export function inertOutside(elements: readonly Element[]): () => void {
  const changed = new Set<HTMLElement>();

  function visit(parent: Element) {
    for (const child of parent.children) {
      // Screen readers must always hear react-aria's announcements.
      if (elements.includes(child) || child.matches('[data-live-announcer]')) continue;
      if (elements.some((element) => child.contains(element))) visit(child);
      else if (child instanceof HTMLElement && !child.inert) {
        child.inert = true;
        changed.add(child);
      }
    }
  }

  /** Whether some of the children stay usable and others do not. */
  function isMixed(parent: Element) {
    return (
      elements.some((element) => parent !== element && parent.contains(element)) &&
      !elements.some((element) => element.contains(parent))
    );
  }

  visit(document.body);
  const observer = new MutationObserver((changes) => {
    for (const parent of new Set(changes.map(({ target }) => target)))
      if (parent instanceof Element && parent !== document.body && isMixed(parent)) visit(parent);
  });
  observer.observe(document.body, { childList: true, subtree: true });

  return () => {
    observer.disconnect();
    for (const element of changed) element.inert = false;
  };
}
