import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { everyPart } from './everyPart';

// A style attribute in the markup needs 'unsafe-inline' in a host's Content-Security-Policy. Classes do not.
describe('rendered on a server', () => {
  it.each(Object.entries(everyPart))('%s has text and no style attribute', (_name, part) => {
    const markup = renderToString(part);
    expect(markup).toContain('class="ptr ptr-');
    expect(markup).not.toMatch(/ style="/);
    expect(markup).not.toContain('<style');
  });

  it('connects a field to its texts', () => {
    const markup = renderToString(everyPart.TextField);
    expect(markup).toContain('for="first"');
    expect(markup).toContain('aria-describedby="first-hint first-error"');
  });
});
