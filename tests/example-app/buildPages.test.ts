import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { buildPages } from '../../example-app/buildPages';
import { expectConsole } from '../failOnConsole';

async function build(source: string) {
  const root = await mkdtemp(join(tmpdir(), 'pension-trace-pages-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await writeFile(join(root, 'renderPage.ts'), source);
  const config = await resolveConfig({ root, configFile: false }, 'build');
  return buildPages(config, 'renderPage.ts', join(root, 'built'), new Set());
}

const exported = `export const paths = ['/'];\nexport const renderPage = async () => ({ markup: '' });\n`;

it('says nothing about the directive of client components', async () => {
  expect((await build(`'use client';\n${exported}`)).paths).toEqual(['/']);
});

it('reports other warnings', async () => {
  expectConsole('warn', 'module level directive "use magic"');
  await build(`'use magic';\n${exported}`);
});
