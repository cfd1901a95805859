/** The words of the translator below: each one reversed. */
export function translated(text: string): string {
  return text.replaceAll(/\p{Letter}+/gu, (word) => [...word].reverse().join(''));
}

/**
 * Does to a page what Google Translate in Chrome does: replaces each text node by `<font><font>translation</font></font>`,
 * goes on with texts that appear later, and leaves out elements with `translate="no"`. It uses nothing outside of itself,
 * so that it also runs as a script in a page.
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

  function translateIn(root: Node) {
    for (const text of textsIn(root)) {
      if (!text.isConnected || isKept(text) || !/\p{Letter}/u.test(text.data)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.dataset.translated = '';
      inner.dataset.translated = '';
      inner.textContent = translate(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node);
    }
  });
  translateIn(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
