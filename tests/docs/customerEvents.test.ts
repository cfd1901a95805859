import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customerEventsPage } from '../../docs/customerEventDocs';

it('docs/customer-events.md has every event with its words: npm run docs:contracts', async () => {
  const page = readFileSync(new URL('../../docs/customer-events.md', import.meta.url), 'utf8');
  expect(page).toBe(await customerEventsPage());
});
