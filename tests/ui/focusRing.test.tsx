import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../src/styles.css';
import { everyPart } from './everyPart';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Whether a ring goes around the element, its row or what covers its card. */
function hasRing(control: Element): boolean {
  const around = [getComputedStyle(control), getComputedStyle(control, '::after')];
  const row = control.closest('.ptr-row');
  if (row) around.push(getComputedStyle(row));
  return around.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)|\/ 0\)/.test(outlineColor),
  );
}

it.each(Object.entries(everyPart))('%s shows a focus ring on each of its controls', (_name, part) => {
  const { container } = render(<div className="ptr ptr-root">{part}</div>);
  for (const control of container.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility() || control.tabIndex < 0) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    expect(control).toSatisfy(hasRing);
    control.blur();
    expect(control).not.toSatisfy(hasRing);
  }
});
