import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addressLookup } from '../../../src/backend/contracts/addressLookup';
import { countPath, secondStepPath, type FakeProject } from './fakeProject';
import { runtimes, startForCustomer, startFunction, type RunningFunction } from './runtimes';
import { customer } from './tokens';

const samples = '/rest/v1/sample_addresses';
const places = '/search/places/v1/postcode';
const rows = [{ line1: '10 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' }];
const publishable = { SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}' };
const keys = { ...publishable, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}' };

describe.each(runtimes)('The function address in %s', (runtime) => {
  let project: FakeProject;
  let address: RunningFunction;
  let authorization: string;

  beforeAll(async () => {
    ({ project, authorization, running: address } = await startForCustomer(runtime, 'address', keys));
  });
  beforeEach(() => {
    project.reset();
    project.on(samples, () => Response.json(rows));
  });
  afterEach(() => address.expectQuiet());
  afterAll(async () => {
    await address.close();
    await project.close();
  });

  const ask = (body: unknown, { method = 'POST' } = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { authorization, 'content-type': 'application/json' };
    const init = method === 'POST' ? { method, headers, body: text } : { method };
    return address.handle(new Request(`${project.url}/functions/v1/address`, init));
  };
  const lookups = () => project.sent.filter(({ url }) => url.pathname !== countPath);

  it('reads the sample addresses with the customer’s token', async () => {
    const response = await ask({ postcode: 'ex71 3aa' });
    expect(z.parse(addressLookup.output, await response.json())).toEqual({ type: 'success', data: rows });
    const [sent] = lookups();
    expect(sent?.url.pathname).toBe(samples);
    expect(sent?.url.searchParams.get('postcode')).toBe('eq.EX71 3AA');
    expect(sent?.headers.get('authorization')).toBe(authorization);
    expect(sent?.headers.get('apikey')).toBe('sb_publishable_1');
  });

  it('makes no lookup while the second step is due', async () => {
    project.on(secondStepPath, () => Response.json(true));
    const response = await ask({ postcode: 'EX71 3AA' });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'PT403', hint: 'second_step' });
    expect(project.sent).toEqual([]);
  });

  it('returns an empty list when there are none', async () => {
    project.on(samples, () => Response.json([]));
    const response = await ask({ postcode: 'EX71 9ZZ' });
    expect(z.parse(addressLookup.output, await response.json())).toEqual({ type: 'error', data: 'results' });
  });

  it.each(['', 'SW1A', 'nowhere', 7, null, undefined, 'eq.x&select=*', 'SW1A 1AA'.repeat(9)])(
    'refuses the postcode %s without a lookup, and does not count it',
    async (postcode) => {
      const response = await ask({ postcode });
      expect(response.status).toBe(200);
      expect(z.parse(addressLookup.output, await response.json())).toEqual({ type: 'error', data: 'postcode' });
      expect(project.sent).toEqual([]);
    },
  );

  it.each(['{', '', 'null', '[]'])('treats the body %s as a missing postcode', async (body) => {
    expect(await (await ask(body)).json()).toEqual({ type: 'error', data: 'postcode' });
  });

  it('counts each lookup as the service role, and stops lookups above the limit', async () => {
    project.on(countPath, () => Response.json(false));
    const response = await ask({ postcode: 'EX71 3AA' });
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({
      code: 'PT429',
      message: 'Too many tries. Please wait a few minutes and try again.',
    });
    expect(project.sent.map(({ url }) => url.pathname)).toEqual([countPath]);
    expect(project.sent[0]?.body).toEqual({ p_what: 'address', p_who: customer });
    expect(project.sent[0]?.headers.get('apikey')).toBe('sb_secret_1');
    expect(project.sent[0]?.headers.get('authorization')).toBeNull();
  });

  it.each([
    ['the limiter’s database is down', () => new Response(null, { status: 500 }), 'could not be counted: status 500'],
    ['the limiter answers something else', () => Response.json({}), undefined],
  ])('makes no lookup when %s', async (_what, count, logged) => {
    project.on(countPath, count);
    const response = await ask({ postcode: 'EX71 3AA' });
    expect(response.status).toBe(logged === undefined ? 429 : 502);
    expect(lookups()).toEqual([]);
    if (logged !== undefined) await address.expectLog(logged);
  });

  it('answers a browser’s preflight request', async () => {
    const response = await ask(undefined, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
    expect((await ask(undefined, { method: 'GET' })).status).toBe(405);
  });

  it.each([
    ['fails', () => Response.json({ message: 'no' }, { status: 503 }), 'answered with status 503'],
    ['answers something else', () => Response.json({ rows }), 'something else than rows'],
    ['answers no JSON', () => new Response('10 Sample Street, EX71 3AA'), 'SyntaxError'],
    ['cannot be reached', () => undefined, 'TypeError'],
  ])('returns an error when the service %s, and logs no postcode', async (_what, answer, logged) => {
    project.on(samples, answer);
    const response = await ask({ postcode: 'EX71 3AA' });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: 'The address service did not answer.' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await address.expectLog(logged)).not.toMatch(/EX71|Sample Street|sb_/);
  });
});

describe.each(runtimes)('Ordnance Survey Places in %s', (runtime) => {
  let project: FakeProject;
  let address: RunningFunction;
  let authorization: string;

  beforeAll(async () => {
    const env = { ...keys, OS_PLACES_KEY: 'os-key' };
    ({ project, authorization, running: address } = await startForCustomer(runtime, 'address', env));
  });
  beforeEach(() => project.reset());
  afterEach(() => address.expectQuiet());
  afterAll(async () => {
    await address.close();
    await project.close();
  });

  const point = (parts: object) => ({ DPA: { POST_TOWN: 'STOKE-ON-TRENT', POSTCODE: 'ST1 1AA', ...parts } });
  const ask = () => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ postcode: 'st11aa' });
    return address.handle(new Request(`${project.url}/functions/v1/address`, { method: 'POST', headers, body }));
  };
  const addressesOf = async (results: object[] | undefined) => {
    project.on(places, () => Response.json({ header: {}, ...(results ? { results } : {}) }));
    return z.parse(addressLookup.output, await (await ask()).json());
  };

  it('is used when its key is set, and receives the key in a header', async () => {
    const reply = await addressesOf([point({ BUILDING_NUMBER: '10', THOROUGHFARE_NAME: 'HIGH STREET' })]);
    const sent = project.sent.at(-1);
    expect(sent?.url.pathname).toBe(places);
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      postcode: 'ST1 1AA',
      dataset: 'DPA',
      maxresults: '100',
    });
    expect(sent?.headers.get('key')).toBe('os-key');
    expect(sent?.headers.get('authorization')).toBeNull();
    expect(reply).toEqual({
      type: 'success',
      data: [{ line1: '10 High Street', line2: '', line3: '', city: 'Stoke-on-Trent', postcode: 'ST1 1AA' }],
    });
  });

  it('formats every kind of delivery point as on an envelope', async () => {
    const reply = await addressesOf([
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

  it('has every kind of house number on the line of the street', async () => {
    const street = { THOROUGHFARE_NAME: 'HIGH STREET' };
    const reply = await addressesOf([
      point({ BUILDING_NAME: '12A', ...street }),
      point({ BUILDING_NAME: '13-15', ...street }),
      point({ SUB_BUILDING_NAME: 'A', BUILDING_NUMBER: '16', ...street }),
      point({ SUB_BUILDING_NAME: '2', BUILDING_NUMBER: '17', ...street }),
      point({ SUB_BUILDING_NAME: '3', BUILDING_NAME: 'THE OLD MILL', BUILDING_NUMBER: '18', ...street }),
      point({ SUB_BUILDING_NAME: 'FLAT 4', BUILDING_NAME: '19B', ...street }),
      point({ BUILDING_NAME: 'FLAT 5, 20C', ...street }),
      point({ BUILDING_NAME: 'FLAT 6', BUILDING_NUMBER: '21', ...street }),
      point({ BUILDING_NAME: '22D', DEPENDENT_LOCALITY: 'LITTLE HOLME' }),
      point({ BUILDING_NAME: 'UNIT 7', ...street }),
    ]);
    expect(reply.data).toMatchObject(
      [
        ['2, 17 High Street', ''],
        ['12A High Street', ''],
        ['13-15 High Street', ''],
        ['16A High Street', ''],
        ['22D Little Holme', ''],
        ['3 The Old Mill', '18 High Street'],
        ['Flat 4', '19B High Street'],
        ['Flat 5', '20C High Street'],
        ['Flat 6', '21 High Street'],
        ['Unit 7', 'High Street'],
      ].map(([line1, line2]) => ({ line1, line2, line3: '' })),
    );
  });

  it('sorts 2 before 10', async () => {
    const reply = await addressesOf(
      ['10', '2', '1'].map((number) => point({ BUILDING_NUMBER: number, THOROUGHFARE_NAME: 'HIGH STREET' })),
    );
    expect(reply.data).toMatchObject([
      { line1: '1 High Street' },
      { line1: '2 High Street' },
      { line1: '10 High Street' },
    ]);
  });

  it('returns no addresses for a postcode without any', async () => {
    expect(await addressesOf(undefined)).toEqual({ type: 'error', data: 'results' });
  });

  it.each([
    ['refuses', () => Response.json({ fault: 'os-key' }, { status: 401 }), 'answered with status 401'],
    ['answers without a list', () => Response.json({ results: 7 }), 'without a list'],
    ['cannot be reached', () => undefined, 'TypeError'],
  ])('logs neither key nor postcode when the service %s', async (_what, answer, logged) => {
    project.on(places, answer);
    expect((await ask()).status).toBe(502);
    expect(await address.expectLog(logged)).not.toMatch(/os-key|ST1|st11aa/);
  });
});

describe('The settings of a function', () => {
  it.each([
    ['all', {}],
    ['the secret key', { SUPABASE_URL: 'https://project.example.com', ...publishable }],
    ['a key of the name default', { ...keys, SUPABASE_URL: 'https://a.example', SUPABASE_SECRET_KEYS: '{"b":"sb_1"}' }],
  ])('cause an error at start when missing: %s', async (_what, env) => {
    for (const name of ['address', 'document'] as const) {
      await expect(startFunction('Node', name, env)).rejects.toThrow('needs SUPABASE_URL');
    }
  });
});
