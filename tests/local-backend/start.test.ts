import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../example-app/start.mjs', import.meta.url));

/** Starts the program with settings that it has to refuse, and resolves with what it says. */
function start(parts: string[], env: Record<string, string>) {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...parts], { env: { ...process.env, ...env } }, (error, output, complaint) => {
      resolve({ code: error?.code, said: output + complaint });
    });
  });
}

it('refuses a port that is taken, and says how to choose another', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    // Listening on a port, the address is never the name of a pipe.
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

it('refuses what it does not know, with how it is used', async () => {
  const option = await start(['--frsh'], {});
  expect(option.code).toBe(1);
  expect(option.said).toContain('There is no option --frsh.');
  expect(option.said).toContain('npm run start:fresh');
  const port = await start([], { PORT: 'five' });
  expect(port.said).toContain('PORT is five, and should be a number from 0 to 65535.');
});
