import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Firm } from '../e2e/asFirm';
import type { Site } from '../e2e/startSite';
import { darkPixelsBelow } from './darkPixels';
import type { Engine } from './Engine';
import { patience, type Visitor } from './openVisitor';

/** The context of every step. */
export interface Visit {
  site: Site;
  firm: Firm;
  engine: Engine;
  visitor: Visitor;
  customer: { email: string; password: string };
}

/** The folder for screenshots. */
export const pictures = join('.cache', 'engines');

export async function createTrace(visitor: Visitor, employer: string) {
  await visitor.fill('Employer', employer);
  await visitor.fill('Start year (Approximately)', '1984');
  await visitor.fill('End year (Approximately)', '1991');
  await visitor.press('button', 'Next');
  await visitor.sees('heading', `Do You Know The Provider For ${employer}?`);
}

export async function agree(visitor: Visitor) {
  await visitor.sees('heading', 'Your Authorisation');
  await expect.poll(async () => (await visitor.tab.find('checkbox')).length, patience).toBe(2);
  for (const agreement of await visitor.tab.find('checkbox')) await agreement.click();
}

export async function logIn(visitor: Visitor, { email, password }: Visit['customer']) {
  await visitor.open('/login');
  await visitor.fill('Email', email);
  await visitor.fill('Password', password, 'password');
  await visitor.press('button', 'Log in');
  await visitor.isAt('/portal');
}

export async function logOut(visitor: Visitor) {
  await visitor.press('button', 'Margaret Hargreaves');
  await visitor.press('menuitem', 'Logout');
  await visitor.isAt('/signup');
}

/** Expects that the newest record was signed in this way and has a picture of the letter. */
export async function expectSigned({ site, firm, engine, customer }: Visit, method: 'drawn' | 'typed') {
  const key = await site.serviceRoleKey();
  const { id } = await firm.profile(customer.email);
  const answer = await fetch(`${site.url}/rest/v1/authorisations?select=*&order=number.desc&limit=1&user_id=eq.${id}`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
  });
  const [record] = (await answer.json()) as { screenshot: string }[];
  expect(record).toMatchObject({ evidence: { method, screenshot: 'taken' } });
  const picture = Buffer.from(record?.screenshot.split(',')[1] ?? '', 'base64');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, `${engine.name}-${method}.png`), picture);
  // The signature is at the foot of the letter. A fast stroke is thin; without a signature there are no dark pixels.
  expect(darkPixelsBelow(picture)).toBeGreaterThan(100);
}

/** Writes `statement.pdf`, with every byte value, to a new folder. */
export async function writeStatement(): Promise<{ folder: string; content: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'pension-trace-upload-'));
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256));
  content.write('%PDF-1.7\n');
  await writeFile(join(folder, 'statement.pdf'), content);
  return { folder, content };
}
