import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const forms = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/<form\b[^>]*/gu)].map(([tag]) => [file, tag]),
  );

it('finds the forms', () => {
  expect(forms.length).toBeGreaterThan(3);
});

// Without a method, a browser without our scripts would write every field into the address.
it.each(forms)('the form of %s submits nothing before the scripts load', (_file, tag) => {
  expect(tag).toContain('method="dialog"');
});
