import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressLookup } from '../../src/backend/contracts/addressLookup';
import { createHandler } from '../../supabase/functions/address/handler';
import { expectConsole } from '../failOnConsole';

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = (claims: object) => `Bearer ${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;
const customer = token({ role: 'authenticated', sub: '1f0e3dad-9990-4b0e-8a1c-0a7f2f1c5d11' });
const project = { SUPABASE_URL: 'https://project.example.com', SUPABASE_ANON_KEY: 'anon-key' };

interface Sent {
  url: URL;
  headers: Headers;
}

/** A network that always gives one answer and records the requests. */
function network(answer: () => Response): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: (input, init) => {
      sent.push({ url: new URL(String(input)), headers: new Headers(init?.headers) });
      return Promise.resolve().then(answer);
    },
  };
}

const ask = (postcode: unknown, authorization = customer) =>
  new Request('https://project.example.com/functions/v1/address', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ postcode }),
  });

const rows = [{ line1: '10 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' }];

describe('The function address', () => {
  it('reads the sample addresses with the customer’s token', async () => {
    const { fetch, sent } = network(() => Response.json(rows));
    const response = await createHandler({ env: project, fetch })(ask('ex71 3aa'));
    expect(z.parse(addressLookup.output, await response.json())).toEqual({ type: 'success', data: rows });
    expect(sent[0]?.url.pathname).toBe('/rest/v1/sample_addresses');
    expect(sent[0]?.url.searchParams.get('postcode')).toBe('eq.EX71 3AA');
    expect(sent[0]?.headers.get('authorization')).toBe(customer);
    expect(sent[0]?.headers.get('apikey')).toBe('anon-key');
  });

  it('returns an empty list when there are none', async () => {
    const { fetch } = network(() => Response.json([]));
    const response = await createHandler({ env: project, fetch })(ask('EX71 9ZZ'));
    expect(z.parse(addressLookup.output, await response.json())).toEqual({ type: 'error', data: 'results' });
  });

  it.each(['', 'SW1A', 'nowhere', 7, null, undefined, 'eq.x&select=*', 'SW1A 1AA'.repeat(9)])(
    'refuses the postcode %s without a lookup',
    async (postcode) => {
      const { fetch, sent } = network(() => Response.json(rows));
      const response = await createHandler({ env: project, fetch })(ask(postcode));
      expect(response.status).toBe(200);
      expect(z.parse(addressLookup.output, await response.json())).toEqual({ type: 'error', data: 'postcode' });
      expect(sent).toEqual([]);
    },
  );

  it('treats a body that is not JSON as a missing postcode', async () => {
    const { fetch } = network(() => Response.json(rows));
    const request = new Request('https://project.example.com', {
      method: 'POST',
      headers: { authorization: customer },
      body: '{',
    });
    expect(await (await createHandler({ env: project, fetch })(request)).json()).toEqual({
      type: 'error',
      data: 'postcode',
    });
  });

  it.each([
    ['nothing', ''],
    ['the public key', token({ role: 'anon' })],
    ['a key that is no token', 'Bearer sb_publishable_abc'],
    ['a token without a customer', token({ role: 'authenticated' })],
    ['garbage', 'Bearer a.b.c'],
  ])('refuses a request with %s', async (_what, authorization) => {
    const { fetch, sent } = network(() => Response.json(rows));
    const response = await createHandler({ env: project, fetch })(ask('EX71 3AA', authorization));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'PT401', message: 'Please log in to continue.' });
    expect(sent).toEqual([]);
  });

  describe('counts', () => {
    const counted = { ...project, SUPABASE_SERVICE_ROLE_KEY: 'service-key' };
    /** A network with its own answer for the counter. */
    function countingNetwork(count: () => Response) {
      const sent: Sent[] = [];
      const fetch: typeof globalThis.fetch = async (input, init) => {
        const url = new URL(String(input));
        sent.push({ url, headers: new Headers(init?.headers) });
        return url.pathname.endsWith('/backoffice_count_request') ? count() : Response.json(rows);
      };
      return { sent, fetch };
    }

    it('each lookup as the service role, and stops lookups above the limit', async () => {
      const { sent, fetch } = countingNetwork(() => Response.json(false));
      const response = await createHandler({ env: counted, fetch })(ask('EX71 3AA'));
      expect(response.status).toBe(429);
      expect(await response.json()).toEqual({
        code: 'PT429',
        message: 'Too many tries. Please wait a few minutes and try again.',
      });
      expect(sent.map(({ url }) => url.pathname)).toEqual(['/rest/v1/rpc/backoffice_count_request']);
      expect(sent[0]?.headers.get('authorization')).toBe('Bearer service-key');
    });

    it('no request without a valid postcode', async () => {
      const { sent, fetch } = countingNetwork(() => Response.json(true));
      await createHandler({ env: counted, fetch })(ask('nowhere'));
      expect(sent).toEqual([]);
    });

    it('and still answers when counting fails', async () => {
      expectConsole('error', 'A request could not be counted: status 500');
      const { fetch } = countingNetwork(() => new Response(null, { status: 500 }));
      const response = await createHandler({ env: counted, fetch })(ask('EX71 3AA'));
      expect(await response.json()).toMatchObject({ type: 'success' });
    });
  });

  it('answers a browser’s preflight request', async () => {
    const handle = createHandler({ env: project, fetch: network(() => Response.json([])).fetch });
    const response = await handle(new Request('https://project.example.com', { method: 'OPTIONS' }));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    expect((await handle(new Request('https://project.example.com'))).status).toBe(405);
  });

  it.each([
    ['fails', () => Response.json({ message: 'no' }, { status: 503 }), 'answered with status 503'],
    ['answers something else', () => Response.json({ rows }), 'something else than rows'],
    ['answers no JSON', () => new Response('<html>'), 'JSON'],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed');
      },
      'fetch failed',
    ],
  ])('says that the service did not answer when it %s', async (_what, answer, logged) => {
    expectConsole('error', logged);
    const response = await createHandler({ env: project, fetch: network(answer).fetch })(ask('EX71 3AA'));
    expect(response.status).toBe(502);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('names the missing setting at start', () => {
    expect(() => createHandler({ env: {}, fetch })).toThrow('SUPABASE_URL and SUPABASE_ANON_KEY');
  });
});

describe('Ordnance Survey Places', () => {
  const places = { ...project, OS_PLACES_KEY: 'os-key' };
  const point = (parts: object) => ({ DPA: { POST_TOWN: 'STOKE-ON-TRENT', POSTCODE: 'ST1 1AA', ...parts } });
  const addressesOf = async (results: object[] | undefined) => {
    const { fetch, sent } = network(() => Response.json({ header: {}, ...(results ? { results } : {}) }));
    const response = await createHandler({ env: places, fetch })(ask('st11aa'));
    return { sent, reply: z.parse(addressLookup.output, await response.json()) };
  };

  it('is used when its key is set', async () => {
    const { sent, reply } = await addressesOf([point({ BUILDING_NUMBER: '10', THOROUGHFARE_NAME: 'HIGH STREET' })]);
    expect(sent[0]?.url.origin).toBe('https://api.os.uk');
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      postcode: 'ST1 1AA',
      dataset: 'DPA',
      key: 'os-key',
    });
    expect(sent[0]?.headers.get('authorization')).toBeNull();
    expect(reply).toEqual({
      type: 'success',
      data: [{ line1: '10 High Street', line2: '', line3: '', city: 'Stoke-on-Trent', postcode: 'ST1 1AA' }],
    });
  });

  it('formats every kind of delivery point as on an envelope', async () => {
    const { reply } = await addressesOf([
      point({
        SUB_BUILDING_NAME: 'FLAT 2A',
        BUILDING_NAME: 'THE OLD MILL',
        BUILDING_NUMBER: '4',
        DEPENDENT_THOROUGHFARE_NAME: 'MILL YARD',
        THOROUGHFARE_NAME: "ST. JAMES'S ROAD",
        DEPENDENT_LOCALITY: 'HOLME ON THE WOLDS',
      }),
      point({ ORGANISATION_NAME: 'THE BANK OF EXAMPLE', PO_BOX_NUMBER: '12' }),
    ]);
    expect(reply.data).toMatchObject([
      { line1: 'The Bank of Example', line2: 'PO Box 12', line3: '' },
      { line1: 'Flat 2A', line2: 'The Old Mill', line3: "4 Mill Yard, St. James's Road, Holme on the Wolds" },
    ]);
  });

  it('sorts 2 before 10', async () => {
    const { reply } = await addressesOf(
      ['10', '2', '1'].map((number) => point({ BUILDING_NUMBER: number, THOROUGHFARE_NAME: 'HIGH STREET' })),
    );
    expect(reply.data).toMatchObject([
      { line1: '1 High Street' },
      { line1: '2 High Street' },
      { line1: '10 High Street' },
    ]);
  });

  it('returns no addresses for a postcode without any', async () => {
    expect((await addressesOf(undefined)).reply).toEqual({ type: 'error', data: 'results' });
  });

  it.each([
    [() => Response.json({ fault: {} }, { status: 401 }), 'answered with status 401'],
    [() => Response.json({ results: 7 }), 'without a list'],
  ])('is not there when it answers otherwise', async (answer, logged) => {
    expectConsole('error', logged);
    const response = await createHandler({ env: places, fetch: network(answer).fetch })(ask('ST1 1AA'));
    expect(response.status).toBe(502);
  });
});
