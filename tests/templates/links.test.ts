import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runTemplate } from './goTemplate';

const template = (name: string) =>
  readFileSync(new URL(`../../supabase/templates/${name}.html`, import.meta.url), 'utf8');

/** The link of an email. */
function linkOf(name: string, SiteURL: string, RedirectTo: string, text = template(name)): string | undefined {
  const data = { SiteURL, RedirectTo, TokenHash: 'abc', Email: 'a@example.com', NewEmail: 'b@example.com' };
  return /href="([^"]*)"/.exec(runTemplate(text, data))?.[1];
}

it.each([
  ['https://firm.example', 'https://firm.example/reset-password'],
  ['https://firm.example/pensions', 'https://firm.example/pensions/reset-password'],
])('a reset link of %s opens its reset page', (site, page) => {
  expect(linkOf('recovery', site, page)).toBe(`${page}?token_hash=r.abc`);
});

it.each([
  'https://firm.example/guides?to=https://evil.example',
  'https://evil.example/reset-password',
  'https://firm.example/reset-password?to=//evil.example',
  'https://firm.example//evil.example/reset-password',
  'https://firm.example.evil.example/reset-password',
  '',
])('a reset link opens the site when another page was asked for: %s', (page) => {
  expect(linkOf('recovery', 'https://firm.example', page)).toBe('https://firm.example?token_hash=r.abc');
});

it('a reset link of a second site opens its page once the template lists it', () => {
  const second = 'https://second.example/reset-password';
  const listed = template('recovery').replace('/reset-password`)', `/reset-password\`) \`${second}\``);
  const link = (page: string) => linkOf('recovery', 'https://firm.example', page, listed);
  expect(link(second)).toBe(`${second}?token_hash=r.abc`);
  expect(link('https://firm.example/reset-password')).toBe('https://firm.example/reset-password?token_hash=r.abc');
  expect(link('https://third.example/reset-password')).toBe('https://firm.example?token_hash=r.abc');
});

it.each([
  ['confirmation', 'c'],
  ['email_change', 'e'],
])('the link of %s opens the site, whatever was asked for', (name, kind) => {
  expect(linkOf(name, 'https://firm.example', 'https://evil.example/')).toBe(
    `https://firm.example?token_hash=${kind}.abc`,
  );
});
