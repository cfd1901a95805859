/**
 * Returns the `@font-face` rules of the page's loaded fonts with their files inlined, for a picture that cannot load
 * any. html-to-image's own way fails on style sheets of other origins and changes the page's
 * (bubkoo/html-to-image #362, #523).
 */
export async function embeddedFonts(): Promise<string> {
  const inUse = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const faces = [...document.styleSheets]
    .flatMap((sheet) => fontFacesOf(sheet))
    .filter(({ rule: { style } }) =>
      inUse.has(
        keyOf({ family: style.getPropertyValue('font-family'), unicodeRange: style.getPropertyValue('unicode-range') }),
      ),
    );
  const rules = await Promise.all(faces.map(embedded));
  return rules.join('\n');
}

interface FoundFace {
  rule: CSSFontFaceRule;
  /** The base of the URLs in the rule. */
  base: string;
}

/** The two sources write quotes and the full range differently. */
function keyOf({ family, unicodeRange }: { family: string; unicodeRange: string }): string {
  return `${family.replaceAll(/["']/g, '')} ${unicodeRange === '' ? 'U+0-10FFFF' : unicodeRange}`.toLowerCase();
}

function fontFacesOf(sheet: CSSStyleSheet): FoundFace[] {
  return facesIn(rulesOf(sheet), sheet.href ?? document.baseURI);
}

function facesIn(rules: readonly CSSRule[], base: string): FoundFace[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [{ rule, base }];
    if (rule instanceof CSSImportRule) return rule.styleSheet ? fontFacesOf(rule.styleSheet) : [];
    return rule instanceof CSSGroupingRule ? facesIn([...rule.cssRules], base) : [];
  });
}

function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // A style sheet of another origin cannot be read: the picture goes without its fonts.
    return [];
  }
}

async function embedded({ rule, base }: FoundFace): Promise<string> {
  const [address, url] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (address === undefined || url === undefined) return '';
  try {
    const answer = await fetch(new URL(url, base));
    if (!answer.ok) return '';
    return rule.cssText.replace(/src:[^;}]+/, `src: url("${await dataUrlOf(await answer.blob())}")`);
  } catch {
    // A picture in another font is better than none.
    return '';
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The font could not be read'));
    reader.readAsDataURL(blob);
  });
}
