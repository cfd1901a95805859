import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../contract/answerRest';
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
  server = createServer((request, response) => void answerCli(request, response));
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

/** Answers as the Management API does: a query with 201, and only if it cannot change anything. */
async function answerCli(request: IncomingMessage, response: ServerResponse) {
  const sent = await textOf(request);
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const path = pathname.replace(`/projects/${projectRef}`, '');
  const isQuery = path === '/v1/database/query' && sent.includes('"read_only":true');
  if (request.method !== 'GET' && !isQuery) changes.push(`${request.method} ${request.url}`);
  const answer = answers[path];
  const status = isQuery ? 201 : 200;
  response.writeHead(answer === undefined ? 404 : status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? { message: 'Not Found' }));
}

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
    [join(root, 'cli/pension-trace.mjs'), 'check', projectRef, '--dir', tools],
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
    "- No one can sign: the letter names no firm. Run in the SQL editor: update public.settings set company_name = 'Your Firm Ltd';",
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
    '- The function notify is not deployed.',
    '- OS_PLACES_KEY is not set: customers search sample addresses.',
    '- ANCHOR_STORE_URL is not set: the end of the signed chain is kept in the database alone.',
    '- Neither MAIL_API_KEY nor SMTP_URL is set: customers get no messages about their traces.',
  ]);
});

it('finds nothing in a project that is ready', async () => {
  const { code, stdout } = await check(goodProject);
  expect(stdout).toContain('Nothing is missing.');
  expect(code).toBe(0);
});

it('reports messages that nothing sends', async () => {
  const query = [{ company_name: 'Lantern Pension Tracing', overdue_messages: 3 }];
  const { lines } = await check({ ...goodProject, '/v1/database/query': query });
  expect(lines).toEqual([
    '- Messages to customers have waited for more than a day: run supabase/optional/messages.sql.',
  ]);
});

it('reports a database without our tables', async () => {
  const { '/v1/database/query': _query, ...rest } = goodProject;
  const { code, lines } = await check(rest);
  expect(lines).toEqual([
    '- settings.company_name could not be read. Push the migrations, or give the access token the permission database_read.',
  ]);
  expect(code).toBe(1);
});

it('fails for a project whose settings it cannot read', async () => {
  const { '/v2/config': _config, ...rest } = goodProject;
  const { code, stderr } = await check(rest);
  expect(code).toBe(1);
  expect(stderr).toContain('supabase config diff failed');
});
