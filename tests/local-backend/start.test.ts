import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describe } from '../../local-backend/start/describe.mjs';
import { readSettings } from '../../local-backend/start/readSettings.mjs';

const program = fileURLToPath(new URL('../../local-backend/start.mjs', import.meta.url));

/** Starts the program with settings that it refuses, and resolves with its output. */
function start(parts: string[], env: Record<string, string>) {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...parts],
      { env: { ...process.env, ...env } },
      (error, output, problemWith) => {
        resolve({ code: error?.code, said: output + problemWith });
      },
    );
  });
}

it('refuses a used port, and explains how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    // A server on a port has an address object, never a pipe name.
    const { port } = other.address() as AddressInfo;
    const { code, said } = await start([], { PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
    expect(said).not.toContain(' at ');
  } finally {
    other.close();
  }
});

it('refuses an unknown option, and shows the usage', async () => {
  const option = await start(['--frsh'], {});
  expect(option.code).toBe(1);
  expect(option.said).toContain('There is no option --frsh.');
  expect(option.said).toContain('npm run start:fresh');
  const port = await start([], { PORT: 'five' });
  expect(port.said).toContain('PORT is five, and should be a number from 0 to 65535.');
});

it('warns when other machines can reach it without encryption', () => {
  const shown = (env: Record<string, string>, siteUrl: string) => describe({ ...readSettings([], env), siteUrl });
  const open = shown({ HOST: '0.0.0.0' }, 'http://localhost:5173');
  expect(open).toContain('Warning: it answers without encryption (HTTP)');
  expect(open).toContain('The mailbox opens on this machine only.');
  expect(shown({ HOST: '0.0.0.0', PUBLIC_MAILBOX: '1' }, 'http://localhost:5173')).toContain('everyone can read every');
  expect(shown({ HOST: '0.0.0.0' }, 'https://pensions.example')).not.toContain('encryption');
  expect(shown({}, 'http://localhost:5173')).not.toContain('Warning');
});

it('prints what a page of your own needs', () => {
  const shown = describe({ ...readSettings([], {}), siteUrl: 'http://localhost:5173', anonKey: 'public-key' });
  expect(shown).toContain("url: 'http://localhost:5173',");
  expect(shown).toContain("key: 'public-key',");
});

it('keeps its data outside the folder that Vite serves', () => {
  expect(readSettings([], {}).dataDir).toBe(fileURLToPath(new URL('../../.data', import.meta.url)));
});
