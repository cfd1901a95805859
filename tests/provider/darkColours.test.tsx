import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../src/styles.css';
import { createMemoryAdapter } from '../../src/memory';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

/** Renders the provider in a theme, on a page with these colours; returns the warnings. */
function warningsWith(theme: string | undefined, colours: Readonly<Record<string, string>>): string[] {
  for (const [name, value] of Object.entries(colours)) {
    document.documentElement.style.setProperty(`--ptr-color-${name}`, value);
  }
  const warnings: string[] = [];
  render(
    <div data-pt-theme={theme}>
      <PensionTraceProvider adapter={createMemoryAdapter()} onWarning={(message) => warnings.push(message)}>
        <p>Content</p>
      </PensionTraceProvider>
    </div>,
  );
  return warnings;
}

describe('colours without a value for dark', () => {
  it('are reported once, with the pair and the fix', () => {
    const warnings = warningsWith('dark', { brand: '#0b4f9e' });
    expect(warnings).toEqual([
      expect.stringMatching(
        /^--ptr-color-brand is #0b4f9e in light and in dark\. In dark its contrast with --ptr-color-\S+ is \d\.\d : 1, and text needs 4\.5 : 1\. Set both: --ptr-color-brand: light-dark\(#0b4f9e, <colour for dark>\)\. See docs\/theming\.md\.$/,
      ),
    ]);
    expect(document.querySelector('[data-pt-theme]')?.innerHTML).toBe('<p>Content</p>');
  });

  it('are reported one by one, including a background', () => {
    const warnings = warningsWith('dark', { ink: 'black', surface: 'oklch(1 0 0)' });
    expect(warnings).toHaveLength(2);
    expect(warnings.join('\n')).toMatch(/^--ptr-color-surface is .*\n--ptr-color-ink is black/);
  });

  it.each([
    ['in light', 'light', { brand: '#0b4f9e' }],
    ['without a theme', undefined, { brand: '#0b4f9e' }],
    ['with auto on a light device', 'auto', { brand: '#0b4f9e' }],
    ['with a colour for each theme', 'dark', { brand: 'light-dark(#0b4f9e, #8fc2ff)', ink: '#fff' }],
    ['if they can be read', 'dark', { ink: '#f4f4f4' }],
    ['in dark without colours of the host', 'dark', {}],
  ])('are not reported %s', (_name, theme, colours) => {
    const warnings = warningsWith(theme, colours);
    expect(warnings).toEqual([]);
  });
});
