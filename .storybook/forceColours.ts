const attribute = 'data-sb-forced-colours';
const styles = document.createElement('style');

/**
 * Shows the page approximately as forced colours do: system colours, no shadows, and our rules for that mode.
 *
 * A page cannot turn on the real mode. Chromatic uses the real one.
 */
export function forceColours(isForced: boolean): void {
  document.documentElement.toggleAttribute(attribute, isForced);
  if (!isForced || styles.isConnected) return;
  const rules = [...document.styleSheets].flatMap((sheet) => rulesForForcedColours(sheet.cssRules));
  styles.textContent = `:root[${attribute}] { ${rules.join('\n')} }`;
  document.head.append(styles);
}

/** Our rules for the mode, with `!important` like the system colours of preview.css. */
function rulesForForcedColours(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    if (!(rule instanceof CSSMediaRule) || !rule.conditionText.includes('forced-colors: active')) {
      return rulesForForcedColours(rule.cssRules);
    }
    return [...rule.cssRules].flatMap((inner) => (inner instanceof CSSStyleRule ? important(inner) : []));
  });
}

function important({ selectorText, style }: CSSStyleRule): string {
  const declarations = [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important;`);
  return `${selectorText} { ${declarations.join(' ')} }`;
}
