import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/notify/handler';
import { textOf } from '../contract/answerRest';
import { eventually } from '../eventually';
import { signUp } from './fixture';
import { openSmtpSink } from './smtpSink.mjs';
import { startBackend, type RunningBackend, type StartBackendOptions } from './startBackend';

const secret = 'a-secret-of-more-than-thirty-two-characters';
const settings = `update public.settings set message_delay = '0', quiet_from = '00:00', quiet_until = '00:00',
  company_name = 'Lantern Pension Tracing', message_contact = '0808 157 0192'`;

async function start(options: StartBackendOptions = {}) {
  const backend = await startBackend(options);
  await backend.sql(settings);
  return backend;
}

let emails = 0;
/** A customer in the portal with a trace, to whom everything so far has been told. */
async function inPortal(backend: RunningBackend, firstName = 'Ada') {
  const email = `customer-${++emails}@example.com`;
  const { client, userId } = await signUp(backend, email);
  const [trace] = await backend.sql(
    `insert into public.traces (user_id, name, provider) values ($1, 'Weavers & Sons', 'Aviva') returning id`,
    [userId],
  );
  // As at a sign-up, whose names are not checked.
  await backend.sql('update public.profiles set first_name = $2 where id = $1', [userId, firstName]);
  await backend.sql('update public.profiles set tags = array[13] where id = $1', [userId]);
  await backend.sql('delete from public.messages where user_id = $1', [userId]);
  return { email, client, userId, trace: String(trace?.id) };
}
type Customer = Awaited<ReturnType<typeof inPortal>>;

describe('The embedded backend', () => {
  let backend: RunningBackend;
  beforeAll(async () => {
    backend = await start();
  });
  afterAll(() => backend.stop());
  const mailsTo = ({ email }: Pick<Customer, 'email'>) =>
    backend.backend.mailbox.mails().filter(({ to }) => to === email);

  it('sends one message about a step of the back office, with the page of the trace and no detail', async () => {
    const me = await inPortal(backend);
    // In one statement: on a busy machine, several calls could be further apart than the backend waits.
    await backend.sql(
      `select public.backoffice_add_search('Sam', 'Aviva', p_trace => $1, p_status => 'Pension Found'),
        public.backoffice_move_trace('Sam', $1, 'Pension Found'),
        public.backoffice_add_task('Sam', $2, 'Check', p_due_date => '2099-12-03')`,
      [me.trace, me.userId],
    );
    await eventually(async () => {
      expect(await backend.sql(`select state from public.messages where kind = 'news'`)).toEqual([{ state: 'sent' }]);
    });
    const [mail, ...others] = mailsTo(me);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('We have found a pension');
    expect(mail?.text).toContain('Hello Ada,');
    expect(mail?.text).toContain('We have found a pension for you.');
    expect(mail?.text).toContain('by 3 December 2099');
    expect(mail?.text).toContain(`${backend.url}/portal/trace/${me.trace}`);
    for (const detail of ['Weavers', 'Aviva', 'Byron', me.email, me.userId]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(detail);
    }
    const shown = await fetch(`${backend.url}/mailbox/${mail?.id}`);
    expect(await shown.text()).toBe(mail?.html);
  });

  it('emails about a changed password, but not at sign-up', async () => {
    const email = 'password@example.com';
    const { client } = await signUp(backend, email);
    expect(await backend.sql('select 1 from public.messages where kind = $1', ['security'])).toEqual([]);
    expect((await client.auth.updateUser({ password: 'another-good-password' })).error).toBeNull();
    await eventually(() =>
      expect(mailsTo({ email }).map(({ subject }) => subject)).toEqual(['Your password has been changed']),
    );
  });
});

describe('The function notify', () => {
  let backend: RunningBackend;
  beforeAll(async () => {
    // Without functions, nothing else sends.
    backend = await start({ functions: undefined });
  });
  afterAll(() => backend.stop());
  beforeEach(() => backend.sql('delete from public.messages'));

  const give = ({ userId }: Customer) =>
    backend
      .client(backend.serviceRoleKey)
      .rpc('backoffice_add_task', { p_by: 'Sam', p_user: userId, p_title: 'Call Aviva' });
  const states = () => backend.sql('select state, attempts, problem from public.messages order by created_at, id');

  function createNotify(env: Record<string, string>) {
    return createHandler({
      fetch,
      env: {
        SUPABASE_URL: backend.url,
        SUPABASE_ANON_KEY: backend.anonKey,
        SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
        NOTIFY_SECRET: secret,
        SITE_URL: 'https://firm.example',
        MAIL_FROM: 'Lantern, Pension Tracing <news@firm.example>',
        ...env,
      },
    });
  }
  const notifyUrl = 'https://project.example/functions/v1/notify';
  const run = (notify: (request: Request) => Promise<Response>, token = secret) =>
    notify(new Request(notifyUrl, { method: 'POST', headers: { authorization: `Bearer ${token}` } }));

  /** A mail service on this machine. `answer` decides the status of each request. */
  async function openMailApi(answer: () => { status: number; reply?: object }) {
    const requests: { headers: NodeJS.Dict<string | string[]>; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      void textOf(request).then((body) => {
        requests.push({ headers: request.headers, body: JSON.parse(body) });
        const { status, reply = {} } = answer();
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/emails`;
    return { requests, env: { MAIL_API_KEY: 're_key', MAIL_API_URL: url }, close: () => server.close() };
  }

  it('sends what is due to an HTTP mail service, once, with the id as idempotency key', async () => {
    const customers = await Promise.all([inPortal(backend), inPortal(backend), inPortal(backend)]);
    for (const customer of customers) await give(customer);
    const api = await openMailApi(() => ({ status: 200 }));
    const notify = createNotify(api.env);
    try {
      const answers = await Promise.all([run(notify), run(notify)]);
      const counts = await Promise.all(answers.map((answer) => answer.json()));
      expect(counts.reduce((sum, { sent }) => sum + Number(sent), 0)).toBe(3);
      expect(await (await run(notify)).json()).toEqual({ sent: 0, failed: 0 });
    } finally {
      api.close();
    }
    const rows = await backend.sql('select id::text from public.messages');
    expect(api.requests.map(({ headers }) => headers['idempotency-key']).toSorted()).toEqual(
      rows.map(({ id }) => id).toSorted(),
    );
    expect(api.requests.map(({ body }) => body.to).toSorted()).toEqual(
      customers.map(({ email }) => [email]).toSorted(),
    );
    expect(api.requests[0]).toMatchObject({
      headers: { authorization: 'Bearer re_key' },
      body: {
        from: '"Lantern, Pension Tracing" <news@firm.example>',
        subject: 'Something to do',
        text: expect.stringContaining('https://firm.example/portal'),
        html: expect.stringContaining('<html lang="en">'),
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      },
    });
  });

  it('sends a twin with the same key after a crash between sending and noting, and then no more', async () => {
    await give(await inPortal(backend));
    const api = await openMailApi(() => ({ status: 200 }));
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    try {
      const crashing = createHandler({
        fetch: (input, init) =>
          String(input).includes('note_message') ? Promise.reject(new Error('crash')) : fetch(input, init),
        env: {
          SUPABASE_URL: backend.url,
          SUPABASE_ANON_KEY: backend.anonKey,
          SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
          NOTIFY_SECRET: secret,
          SITE_URL: 'https://firm.example',
          MAIL_FROM: 'Firm <news@firm.example>',
          ...api.env,
        },
      });
      expect((await run(crashing)).status).toBe(502);
      const notify = createNotify(api.env);
      // The lease still runs.
      expect(await (await run(notify)).json()).toEqual({ sent: 0, failed: 0 });
      await backend.sql(`update public.messages set due_at = now()`);
      expect(await (await run(notify)).json()).toEqual({ sent: 1, failed: 0 });
      await backend.sql(`update public.messages set due_at = now()`);
      expect(await (await run(notify)).json()).toEqual({ sent: 0, failed: 0 });
      expect(silenced).toHaveBeenCalledWith('Messages could not be sent: Error');
    } finally {
      silenced.mockRestore();
      api.close();
    }
    const [first, twin, ...more] = api.requests.map(({ headers }) => headers['idempotency-key']);
    expect([twin, more]).toEqual([first, []]);
  });

  it('notes why a message failed, and tries it again', async () => {
    await give(await inPortal(backend));
    const answers = [{ status: 429 }, { status: 409, reply: { name: 'invalid_idempotent_request' } }];
    const api = await openMailApi(() => answers.shift() ?? { status: 500 });
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    try {
      const notify = createNotify(api.env);
      expect(await (await run(notify)).json()).toEqual({ sent: 0, failed: 1 });
      const problem = 'The mail service answered with status 429.';
      expect(await states()).toEqual([{ state: 'waiting', attempts: 1, problem }]);
      await backend.sql(`update public.messages set due_at = now()`);
      // The service took it before, and its content has changed since.
      expect(await (await run(notify)).json()).toEqual({ sent: 1, failed: 0 });
      expect(await states()).toEqual([{ state: 'sent', attempts: 2, problem: null }]);
      expect(silenced.mock.calls.flat().join(' ')).not.toContain('@example.com');
    } finally {
      silenced.mockRestore();
      api.close();
    }
  });

  it('sends to a mail server, and notes the code with which it refuses an address', async () => {
    const [known, refused] = [await inPortal(backend), await inPortal(backend)];
    await give(known);
    await give(refused);
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    const sink = await openSmtpSink((address) =>
      address === refused.email ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined,
    );
    try {
      const answer = await run(createNotify({ SMTP_URL: sink.url }));
      expect(await answer.json()).toEqual({ sent: 1, failed: 1 });
    } finally {
      silenced.mockRestore();
      await sink.close();
    }
    const [sent] = await backend.sql(`select id::text from public.messages where state = 'sent'`);
    expect(sink.mails).toMatchObject([{ from: 'news@firm.example', to: [known.email] }]);
    const raw = sink.mails[0]?.raw ?? '';
    expect(raw).toContain(`Message-ID: <${String(sent?.id)}@firm.example>`);
    expect(raw).toContain('From: "Lantern, Pension Tracing" <news@firm.example>');
    expect(raw).toMatch(/List-Unsubscribe:\s+<http/);
    expect(raw).toContain('multipart/alternative');
    expect(await states()).toContainEqual({ state: 'failed', attempts: 1, problem: 'The mail server failed: 550.' });
  });

  it.each([
    ['ends a header', 'Ada\r\nBcc: another@example.com'],
    ['is markup', '<b>Ada</b>'],
    ['is a link', 'evil.example'],
    ['is a placeholder', '{{ .Token }}'],
  ])('greets without a name that %s', async (_what, name) => {
    await give(await inPortal(backend, name));
    const sink = await openSmtpSink();
    try {
      await run(createNotify({ SMTP_URL: sink.url }));
    } finally {
      await sink.close();
    }
    const raw = sink.mails[0]?.raw ?? '';
    expect(sink.mails[0]?.to).toHaveLength(1);
    expect(raw).toContain('Hello,');
    for (const part of ['Bcc', '<b>', 'evil', '{{']) expect(raw).not.toContain(part);
  });

  it('writes to no address that could name a second recipient', async () => {
    const me = await inPortal(backend);
    await give(me);
    const twice = `${me.email},another@example.com`;
    await backend.sql('update auth.users set email = $2 where id = $1', [me.userId, twice]);
    await backend.sql(`delete from public.messages where kind = 'security'`);
    const silenced = vi.spyOn(console, 'error').mockReturnValue();
    const sink = await openSmtpSink();
    try {
      expect(await (await run(createNotify({ SMTP_URL: sink.url }))).json()).toEqual({ sent: 0, failed: 1 });
      expect(silenced.mock.calls.flat().join(' ')).not.toContain('@example.com');
    } finally {
      silenced.mockRestore();
      await sink.close();
    }
    expect(sink.mails).toEqual([]);
  });

  it('sends nothing without its secret', async () => {
    const sink = await openSmtpSink();
    try {
      const notify = createNotify({ SMTP_URL: sink.url });
      await give(await inPortal(backend));
      for (const token of ['', 'wrong', backend.anonKey]) expect((await run(notify, token)).status).toBe(401);
      expect((await notify(new Request(notifyUrl))).status).toBe(405);
    } finally {
      await sink.close();
    }
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  it('stops one customer’s news by the link in a message: on a press, without log-in', async () => {
    const [me, another] = [await inPortal(backend), await inPortal(backend)];
    await give(me);
    const api = await openMailApi(() => ({ status: 200 }));
    const notify = createNotify(api.env);
    try {
      await run(notify);
    } finally {
      api.close();
    }
    const body: Record<string, unknown> = api.requests[0]?.body ?? {};
    const header = String(Object(body.headers)['List-Unsubscribe']).slice(1, -1);
    const page = `https://firm.example/stop-news?token=${String(new URL(header).searchParams.get('unsubscribe'))}`;
    expect(String(body.text)).toContain(page);
    const isOn = async ({ userId }: Customer) =>
      (await backend.sql('select news_email from public.profiles where id = $1', [userId]))[0]?.news_email;

    // A mail program that opens every link changes nothing.
    const opened = await notify(new Request(header));
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page]);
    const wrong = new URL(header);
    wrong.searchParams.set('unsubscribe', another.userId);
    expect((await notify(new Request(wrong, { method: 'POST' }))).status).toBe(404);
    expect([await isOn(me), await isOn(another)]).toEqual([true, true]);

    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    const answer = await notify(new Request(header, oneClick));
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'Emails about news are off.' }]);
    expect([await isOn(me), await isOn(another)]).toEqual([false, true]);
  });

  it.each([
    ['a secret', { NOTIFY_SECRET: 'short' }, 'NOTIFY_SECRET'],
    ['a site', { SITE_URL: '' }, 'SITE_URL'],
    ['a sender', { SMTP_URL: '' }, 'MAIL_API_KEY or SMTP_URL'],
    ['an address of its own', { MAIL_FROM: 'news@firm.example' }, 'MAIL_FROM'],
    ['an address that ends no header', { MAIL_FROM: 'Firm <news@firm.example>\r\nBcc: <a@b.example>' }, 'MAIL_FROM'],
    ['a mail service with TLS', { MAIL_API_KEY: 'key', MAIL_API_URL: 'http://mail.example' }, 'https'],
    ['a mail server', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  ])('does not start without %s', (_what, env, message) => {
    expect(() => createNotify({ SMTP_URL: 'smtps://mail.example', ...env })).toThrow(message);
  });
});
