/**
 * Gives a shadow root the style sheets of the page around it, instead of those that it had. Resolves when they have
 * loaded. The elements are cloned rather than their rules copied: browsers do not write every rule back as it was, Safari
 * 15 has no constructable style sheets, and rules of another origin cannot be read.
 */
export async function copyStyles(root: ShadowRoot): Promise<void> {
  const page = root.host.getRootNode();
  if (!(page instanceof Document || page instanceof ShadowRoot)) return;
  for (const former of root.querySelectorAll('link, style')) former.remove();
  const copies = [...page.styleSheets].flatMap((sheet) => {
    const { ownerNode, disabled } = sheet;
    const isElement = ownerNode instanceof HTMLLinkElement || ownerNode instanceof HTMLStyleElement;
    return isElement && !disabled ? [{ sheet, copy: clone(ownerNode) }] : [];
  });
  const loaded = copies.flatMap(({ copy }) => (copy instanceof HTMLLinkElement ? [settled(copy)] : []));
  root.prepend(...copies.map(({ copy }) => copy));
  await Promise.all(loaded);
  for (const { sheet, copy } of copies) {
    if (!copy.sheet) continue;
    // Libraries that write styles at run time insert rules into an empty element.
    if (copy.textContent === '' && copy instanceof HTMLStyleElement) insertRules(rulesOf(sheet), copy.sheet);
    removeHostRules(copy.sheet);
  }
  // Browsers without constructable style sheets have none.
  if ('adoptedStyleSheets' in page) root.adoptedStyleSheets = page.adoptedStyleSheets.map(adoptable);
}

function clone<Element extends HTMLLinkElement | HTMLStyleElement>(element: Element) {
  const copy = element instanceof HTMLLinkElement ? document.createElement('link') : document.createElement('style');
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  copy.removeAttribute('id');
  // Browsers hide the attribute of a nonce.
  copy.nonce = element.nonce;
  copy.textContent = element.textContent;
  return copy;
}

function settled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    // Words without their styles are a better picture than none.
    link.addEventListener('error', () => resolve());
  });
}

function insertRules(rules: readonly CSSRule[], into: CSSStyleSheet) {
  for (const { cssText } of rules) into.insertRule(cssText, into.cssRules.length);
}

function adoptable(sheet: CSSStyleSheet): CSSStyleSheet {
  if (!rulesOf(sheet).some(({ cssText }) => cssText.includes(':host'))) return sheet;
  const copy = new CSSStyleSheet({ media: sheet.media, disabled: sheet.disabled });
  insertRules(rulesOf(sheet), copy);
  removeHostRules(copy);
  return copy;
}

/**
 * Removes the effect of `:host` rules. They are about the host of the page's own shadow root, if any: here they would set
 * our tokens to their defaults, where the host element inherits the page's.
 */
function removeHostRules(sheet: CSSStyleSheet | CSSGroupingRule) {
  for (const rule of rulesOf(sheet)) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':host')) rule.selectorText = ':not(*)';
    else if (rule instanceof CSSGroupingRule) removeHostRules(rule);
    else if (rule instanceof CSSImportRule && rule.styleSheet) removeHostRules(rule.styleSheet);
  }
}

function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // The sheet of another origin applies as it is.
    return [];
  }
}
