/** The words of the translator below: each one reversed. */
export function translated(text: string): string {
  return text.replaceAll(/\p{Letter}+/gu, (word) => [...word].reverse().join(''));
}

/**
 * Does to a page what Google Translate in Chrome does: replaces each text node by `<font><font>translation</font></font>`,
 * goes on with nodes that are added later, and leaves out elements with `translate="no"`. It translates the words that a
 * node had when it was found. It uses nothing outside of itself, so that it also runs as a script in a page.
 *
 * @returns A function that stops it.
 */
export function translatePage(translate: (text: string) => string = translated): () => void {
  const isKept = ({ parentElement }: Node) =>
    parentElement?.closest('[translate="no"], font[data-translated], script, style, textarea') !== null;

  function textsIn(root: Node): Text[] {
    if (root instanceof Text) return [root];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    return found;
  }

  const asked = new WeakSet<Text>();
  function translateIn(root: Node) {
    for (const text of textsIn(root)) {
      if (asked.has(text) || isKept(text) || !/\p{Letter}/u.test(text.data)) continue;
      asked.add(text);
      const translation = translate(text.data);
      // The answer of the service. By then the text may have changed.
      setTimeout(() => {
        if (!text.isConnected) return;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.dataset.translated = '';
        inner.dataset.translated = '';
        inner.textContent = translation;
        outer.append(inner);
        text.replaceWith(outer);
      }, 20);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
  });
  translateIn(document.body);
  observer.observe(document.body, { subtree: true, childList: true });
  return () => observer.disconnect();
}

/** The text of an element before {@link translatePage}: its words reversed again. Without elements that match `except`. */
export function originalText(root: Element, except = 'script, style'): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest(`script, style, ${except}`) !== null) continue;
    const isTranslated = parentElement.closest('font[data-translated]') !== null;
    text += isTranslated ? translated(textContent ?? '') : textContent;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}
