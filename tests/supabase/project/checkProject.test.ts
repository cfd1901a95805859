import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, run } from '../tools.mjs';
import { goodProject, newProject, projectRef, type ProjectAnswers } from './managementAnswers';

/** The folder with Supabase's CLI. */
const tools = join(root, 'tests/supabase/tools');

let folder: string;
let server: Server;
let answers: ProjectAnswers;
/** Any request that does not only read. */
const changes: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pension-trace-project-'));
  server = createServer((request, response) => {
    if (request.method !== 'GET') changes.push(`${request.method} ${request.url}`);
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answer = answers[pathname.replace(`/projects/${projectRef}`, '')];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not Found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const profile = `name: local\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: 127.0.0.1\n`;
  await writeFile(join(folder, 'profile.yaml'), profile);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Runs the package's command with Supabase's own CLI; only its API is ours. */
async function check(project: ProjectAnswers) {
  answers = project;
  const env = {
    ...process.env,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_PROFILE: join(folder, 'profile.yaml'),
  };
  const ending = await run(
    process.execPath,
    [join(root, 'bin/pension-trace.mjs'), 'check', projectRef, '--dir', tools],
    {
      env,
    },
  );
  expect(changes).toEqual([]);
  return { ...ending, lines: ending.stdout.split('\n').filter((line) => line.startsWith('- ')) };
}

it('lists the missing settings of a new project', async () => {
  const { code, lines, stderr } = await check(newProject);
  expect(stderr).toBe('');
  expect(code).toBe(1);
  expect(lines).toEqual([
    '- The redirect list has an address that is not https, is on this machine, or has a wildcard: http://localhost:3000/**.',
    '- CAPTCHA is off.',
    '- Email confirmation is off.',
    '- A password can be changed without a recent log-in.',
    '- Anonymous sign-ins are on.',
    '- Customers cannot set up an authenticator app.',
    '- Customers cannot log in with an authenticator app.',
    '- Passwords may have 6 characters.',
    '- Unused sessions never end.',
    '- Sessions never end.',
    '- The site URL is http://localhost:3000.',
    '- The database accepts connections without SSL.',
    '- Point-in-time recovery is off: up to a day of signatures can be lost.',
    '- The function address still has verify_jwt: it refuses valid callers.',
    '- The function anchor is not deployed.',
    '- The function document is not deployed.',
    '- OS_PLACES_KEY is not set: customers search sample addresses.',
    '- ANCHOR_STORE_URL is not set: the end of the signed chain is kept in the database alone.',
  ]);
});

it('finds nothing in a project that is ready', async () => {
  const { code, stdout } = await check(goodProject);
  expect(stdout).toContain('Nothing is missing.');
  expect(code).toBe(0);
});

it('fails for a project whose settings it cannot read', async () => {
  const { '/v2/config': _config, ...rest } = goodProject;
  const { code, stderr } = await check(rest);
  expect(code).toBe(1);
  expect(stderr).toContain('supabase config diff failed');
});
