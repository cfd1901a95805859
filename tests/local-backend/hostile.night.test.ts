import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { address, pension, trace } from '../database/customers';
import type { Trial } from '../database/engine';
import { problemWith, described, hostileCall, readInternals } from '../database/hostileCalls';
import { oddTexts } from '../database/hostileValues';
import { readSignatures, type CallOutcome, type Signatures } from '../database/manyCalls';
import { procedureAccess } from '../database/procedureAccess';
import { fingerprintOfOthers } from '../database/rowsOf';
import { nowhere, type Holder } from '../database/scene';
import { possibleTransitions, nextRequest, type TabRequest } from '../database/tabActions';
import { seededRandom, type SeededRandom } from '../domain/seededRandom';
import { signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

const answer = z.object({
  code: z.string(),
  message: z.string(),
  hint: z.nullish(z.string()),
  details: z.nullish(z.string()),
});

let backend: RunningBackend;
let owner: Holder;
let another: Holder;
let me: SignedIn;
let asOwner: Pick<Trial, 'owner'>;
beforeAll(async () => {
  backend = await startBackend();
  await backend.sql(`update public.settings set request_limit = 1000000, company_name = 'Lantern Pension Tracing'`);
  asOwner = { owner: (sql, parameters) => backend.sql(sql, parameters) };
  me = await signUp(backend, 'hostile-owner@example.com');
  owner = await createRows(me, 'hostile-owner@example.com');
  another = await createRows(await signUp(backend, 'hostile-another@example.com'), 'hostile-another@example.com');
});
afterAll(() => backend.stop());

const setTag = (id: string, tag: number) =>
  backend.sql('update public.profiles set tags = array[$2::integer] where id = $1', [id, tag]);

/** Creates a customer in the portal with a trace, a pension and an address. */
async function createRows({ client, userId }: SignedIn, email: string): Promise<Holder> {
  await client.rpc('portal_user').throwOnError();
  await setTag(userId, 13);
  await client.rpc('portal_create_trace', trace).throwOnError();
  await client.rpc('portal_create_pension', pension).throwOnError();
  await client.rpc('portal_address_add', { ...address, p_type: 2 }).throwOnError();
  const own = async (table: string) =>
    String((await backend.sql(`select id from public.${table} where user_id = $1`, [userId]))[0]?.id);
  const held = { trace: await own('traces'), pension: await own('pensions'), address: await own('addresses') };
  return { ...nowhere, id: userId, email, ...held };
}

function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${me.accessToken}`,
      'content-type': 'application/json',
      ...headers,
    },
    body,
  });
}

async function outcomeOf(response: Response): Promise<CallOutcome & { status: number }> {
  const { status } = response;
  const text = await response.text();
  if (response.ok) return { status, code: null, message: '', hint: '', detail: '', context: '' };
  const { code, message, hint, details } = z.parse(answer, JSON.parse(text));
  return { status, code, message, hint: hint ?? '', detail: details ?? '', context: '' };
}

describe('hostile requests', () => {
  let signatures: Signatures;
  let internals: string[];
  let random: SeededRandom;
  beforeAll(async () => {
    signatures = await readSignatures(asOwner);
    internals = await readInternals(asOwner);
    random = seededRandom(20261121);
  });

  it('to every procedure get our messages and change no other customer', { timeout: 120_000 }, async () => {
    const open = Object.entries(procedureAccess).filter(([name, access]) => {
      // Erases the customer, who makes the other calls.
      const isTheEnd = name === 'anonymize_user';
      return access.owner[0] !== 'closed' && !isTheEnd;
    });
    const [first = 'portal_user', ...others] = open.map(([name]) => name);
    const before = await fingerprintOfOthers(asOwner, [owner.id]);
    const complaints: string[] = [];
    const verdicts = new Map<string | null, number>();
    for (let number = 0; number < 250; number += 1) {
      const call = hostileCall(
        random,
        random.pick([first, ...others]),
        'authenticated',
        { owner, another },
        signatures,
      );
      await setTag(owner.id, call.tag);
      const outcome = await outcomeOf(await post(`/rest/v1/rpc/${call.procedure}`, JSON.stringify(call.sent)));
      verdicts.set(outcome.code, (verdicts.get(outcome.code) ?? 0) + 1);
      // The error for an unknown function has its name, as in PostgREST: the caller wrote it.
      const wrong = outcome.code === 'PGRST202' ? undefined : problemWith(outcome, call, internals);
      if (wrong !== undefined || outcome.status >= 500) {
        complaints.push(`${outcome.status} ${described(call)}: ${wrong}`);
      }
    }
    expect(complaints).toEqual([]);
    expect(verdicts.get(null)).toBeGreaterThan(30);
    expect(verdicts.get('PT400')).toBeGreaterThan(6);
    expect(await fingerprintOfOthers(asOwner, [owner.id])).toEqual(before);
  });

  it.each(oddTexts)('with an odd text return it unchanged: %s', async (odd) => {
    await setTag(owner.id, 13);
    const edited = await post(
      '/rest/v1/rpc/portal_edit_trace',
      JSON.stringify({ p_id: owner.trace, p_employer: odd, p_provider: odd, p_policy: odd }),
    );
    expect(edited.ok).toBe(true);
    const { data } = await me.client.rpc('portal_user_trace', { p_id: owner.trace });
    const kept = odd.normalize('NFC').trim();
    expect(data).toMatchObject({ name: kept, provider: kept, policy: kept });
  });
});

describe('concurrent requests', () => {
  it('have one effect and one answer when 200 share a key', { timeout: 120_000 }, async () => {
    const { client, userId } = await signUp(backend, 'equal@example.com');
    await client.rpc('portal_user').throwOnError();
    await setTag(userId, 6);
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const { data, error } = await client.rpc('portal_create_trace', trace).setHeader('Idempotency-Key', key);
        return error ?? data;
      }),
    );
    expect(replies).toEqual(Array.from({ length: 200 }, () => [7]));
    expect((await client.rpc('portal_trace_count')).data).toBe(1);
  });

  it('from two tabs reach only states that one tab could reach', { timeout: 120_000 }, async () => {
    for (let pair = 0; pair < 5; pair += 1) {
      const { client, userId } = await signUp(backend, `tabs-${pair}@example.com`);
      const standing: number[] = [];
      const done = new Map<string, string>();
      const tab = async (random: SeededRandom) => {
        const sent: TabRequest[] = [];
        let tag = 1;
        while (sent.length < 25) {
          const request = nextRequest(random, tag, sent);
          sent.push(request);
          const call = client.rpc(request.procedure, request.sends).setHeader('Idempotency-Key', request.key);
          if (request.procedure.endsWith('authorisation')) {
            const { data: letter } = await client.rpc('portal_agreements').throwOnError();
            const evidence = { method: 'drawn', screenshot: 'taken', wording: letter.wording };
            call.setHeader('X-Evidence', JSON.stringify(evidence));
          }
          const { data, error } = await call;
          if (error) {
            expect(error).toMatchObject({ code: 'PT403', hint: 'wrong_tag' });
            tag = (await client.rpc('portal_user')).data.tags[0];
          } else {
            tag = (request.procedure === 'portal_user' ? data.tags : data)[0];
            if (request.procedure !== 'portal_user') done.set(request.key, request.procedure);
          }
          standing.push(tag);
        }
      };
      await Promise.all([tab(seededRandom(2 * pair + 1)), tab(seededRandom(2 * pair + 2))]);
      const asked = (procedure: string) => [...done.values()].filter((name) => name === procedure).length;
      expect((await client.rpc('portal_trace_count')).data).toBe(asked('portal_create_trace'));
      expect((await client.rpc('portal_pension_count')).data).toBe(asked('portal_create_pension'));
      const reachable = new Set([...possibleTransitions].flatMap((transition) => transition.split('>').map(Number)));
      expect(standing.filter((tag) => !reachable.has(tag))).toEqual([]);
      const signed = await backend.sql('select number from public.authorisations where user_id = $1', [userId]);
      expect(signed).toHaveLength(asked('portal_authorisation'));
    }
    expect(await backend.sql('select public.backoffice_check_authorisations()')).toEqual([]);
  });
});
