import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../../local-backend/demo/progress.mjs', import.meta.url));

/** Runs the demo, which must fail, and resolves with its output. */
function play(env: Record<string, string>, parts: string[] = []) {
  return new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(process.execPath, [program, ...parts], { env: { ...process.env, ...env } }, (error, output, complaint) => {
      resolve({ code: error?.code, printed: output + complaint });
    });
  });
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pension-trace-demo-'));
  await writeFile(join(folder, 'state.json'), JSON.stringify({ serviceRoleKey: 'sb_secret_of_a_test' }));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the demo explains what to do', () => {
  it.each([
    [
      'where there is no product yet',
      { DATA_DIR: '/nowhere/at/all' },
      'There is no product yet. Start the product first',
    ],
    ['for another machine', { HOST: '192.0.2.1' }, 'The demo talks to a product on this machine only.'],
    ['with an invalid pause', { DEMO_PAUSE: 'long' }, 'DEMO_PAUSE is long, and should be a number of seconds.'],
    ['with an invalid port', { PORT: 'five' }, 'PORT is five, and should be a number from 0 to 65535.'],
  ])('%s', async (_where, env, words) => {
    const { code, printed } = await play({ DATA_DIR: folder, ...env });
    expect(code).toBe(1);
    expect(printed).toContain(words);
    expect(printed).not.toContain(' at file:');
  });

  it('with unknown options', async () => {
    expect((await play({}, ['--help'])).printed).toContain('npm run demo:progress  simulates the back office');
  });

  it('where another server answers, without revealing any customer', async () => {
    const asked: string[] = [];
    const other = createServer((request, response) => {
      asked.push(String(request.url));
      response.writeHead(404).end('Not here');
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      // A server on a port has an address object, never a pipe name.
      const { port } = other.address() as AddressInfo;
      const { code, printed } = await play({ DATA_DIR: folder, PORT: String(port) });
      expect(code).toBe(1);
      expect(printed).toContain(`What answers at http://localhost:${String(port)} is not the product of ${folder}.`);
      expect(printed).not.toContain('sb_secret');
      expect(asked).toEqual(['/rest/v1/profiles?select=id,tags']);
    } finally {
      other.close();
    }
  });
});
