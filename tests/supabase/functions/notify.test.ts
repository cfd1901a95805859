import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpSink } from '../../local-backend/smtpSink.mjs';
import { startFakeProject, type FakeProject } from './fakeProject';
import { runtimes, startFunction, type RunningFunction } from './runtimes';

const secret = 'notify-secret-of-at-least-32-letters';
const id = '3c1f7a52-0a3b-4c58-9a41-5d2d1f6e7b90';
const claimPath = '/rest/v1/rpc/backoffice_claim_messages';
const notePath = '/rest/v1/rpc/backoffice_note_message_';
const message = {
  id,
  attempt: 1,
  to: 'ada@example.com',
  language: 'cy',
  first_name: 'Ada',
  kind: 'news',
  news: [{ what: 'pension_found', trace: id }, { what: 'of a later version' }],
  unsubscribe: '7d0be4c1-5c1b-4f0e-8a55-2f6a0e9d1c34',
};
const firm = { name: 'Lantern Pension Tracing', contact: null };

describe.each(runtimes)('The function notify in %s', (runtime) => {
  let project: FakeProject;
  let sink: Awaited<ReturnType<typeof openSmtpSink>>;
  let bySmtp: RunningFunction;
  let byApi: RunningFunction;
  const settings = () => ({
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_key' }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_key' }),
    NOTIFY_SECRET: secret,
    SITE_URL: 'https://firm.example',
    MAIL_FROM: 'Firm <news@firm.example>',
  });
  beforeAll(async () => {
    project = await startFakeProject();
    sink = await openSmtpSink();
    bySmtp = await startFunction(runtime, 'notify', { ...settings(), SMTP_URL: sink.url });
    byApi = await startFunction(runtime, 'notify', {
      ...settings(),
      MAIL_API_KEY: 're_key',
      MAIL_API_URL: `${project.url}/emails`,
    });
  });
  afterAll(async () => {
    await byApi.close();
    await bySmtp.close();
    await sink.close();
    await project.close();
  });
  beforeEach(() => {
    project.reset();
    const claims = [[message]];
    project.on(claimPath, () => Response.json({ firm, messages: claims.shift() ?? [] }));
    project.on(notePath, () => new Response(null, { status: 204 }));
  });

  const run = (running: RunningFunction) =>
    running.handle(
      new Request(`${project.url}/functions/v1/notify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: '{}',
      }),
    );
  const notes = () =>
    project.sent.filter(({ url }) => url.pathname.startsWith(notePath)).map(({ url, body }) => [url.pathname, body]);

  it('sends through a mail server, and notes it', async () => {
    expect(await (await run(bySmtp)).json()).toEqual({ sent: 1, failed: 0 });
    expect(sink.mails.splice(0)).toMatchObject([{ from: 'news@firm.example', to: ['ada@example.com'] }]);
    expect(notes()).toEqual([[`${notePath}sent`, { p_id: id }]]);
    bySmtp.expectQuiet();
  });

  it.each([
    [550, true],
    [450, false],
  ])('notes an answer %i of a mail server, and whether it stays', async (responseCode, p_is_final) => {
    const refusing = await openSmtpSink(() => Object.assign(new Error('Refused'), { responseCode }));
    const running = await startFunction(runtime, 'notify', { ...settings(), SMTP_URL: refusing.url });
    try {
      expect(await (await run(running)).json()).toEqual({ sent: 0, failed: 1 });
      const p_problem = `The mail server failed: ${responseCode}.`;
      expect(notes()).toEqual([[`${notePath}failed`, { p_id: id, p_attempt: 1, p_problem, p_is_final }]]);
      await running.expectLog(p_problem);
    } finally {
      await running.close();
      await refusing.close();
    }
  });

  it('sends no message, and no password, to a mail server without STARTTLS', async () => {
    const SMTP_URL = sink.url.replace('://127.0.0.1', '://user:password@localhost');
    const unsafe = await startFunction(runtime, 'notify', { ...settings(), SMTP_URL });
    try {
      expect(await (await run(unsafe)).json()).toEqual({ sent: 0, failed: 1 });
      await unsafe.expectLog('The mail server failed: ');
    } finally {
      await unsafe.close();
    }
    expect(sink.mails).toEqual([]);
  });

  it('sends through an HTTP mail service, and notes it', async () => {
    project.on('/emails', () => Response.json({ id: 'mail-1' }));
    expect(await (await run(byApi)).json()).toEqual({ sent: 1, failed: 0 });
    const mail = project.sent.find(({ url }) => url.pathname === '/emails');
    expect(mail?.headers.get('idempotency-key')).toBe(id);
    expect(mail?.body).toMatchObject({ to: ['ada@example.com'], subject: 'We have found a pension' });
    expect(notes()).toEqual([[`${notePath}sent`, { p_id: id }]]);
    byApi.expectQuiet();
  });

  it('answers the link that stops the news: on a press only, otherwise with the page of the site', async () => {
    const link = `${project.url}/functions/v1/notify?unsubscribe=${message.unsubscribe}`;
    const unsubscribePath = '/rest/v1/rpc/backoffice_unsubscribe';
    project.on(unsubscribePath, () => Response.json(true));
    const opened = await bySmtp.handle(new Request(link, { redirect: 'manual' }));
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `https://firm.example/stop-news?token=${message.unsubscribe}`,
    ]);
    const sent = () => project.sent.filter(({ url }) => url.pathname === unsubscribePath).map(({ body }) => body);
    expect(sent()).toEqual([]);
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer secret', cookie: 'secret' };
    const press = { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' };
    expect((await bySmtp.handle(new Request(link, press))).status).toBe(200);
    const p_headers = expect.objectContaining({ 'x-forwarded-for': '203.0.113.9' });
    expect(sent()).toEqual([{ p_token: message.unsubscribe, p_headers }]);
    expect(JSON.stringify(sent())).not.toContain('secret');
    project.on(unsubscribePath, () => Response.json(false));
    expect((await bySmtp.handle(new Request(link, { method: 'POST' }))).status).toBe(404);
    project.on(unsubscribePath, () => Response.json({}, { status: 429 }));
    expect((await bySmtp.handle(new Request(link, { method: 'POST' }))).status).toBe(429);
    bySmtp.expectQuiet();
  });

  it('notes and logs why a message failed, without the address', async () => {
    project.on('/emails', () => Response.json({ message: 'no ada@example.com' }, { status: 422 }));
    expect(await (await run(byApi)).json()).toEqual({ sent: 0, failed: 1 });
    const p_problem = 'The mail service answered with status 422.';
    expect(notes()).toEqual([[`${notePath}failed`, { p_id: id, p_attempt: 1, p_problem, p_is_final: true }]]);
    expect(await byApi.expectLog(p_problem)).not.toContain('ada@');
  });
});
