import type { BrowserContext, Page, Request } from '@playwright/test';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { bundleClient } from './bundleClient';
import * as journey from './journey';
import type { Site } from './startSite';
import { expect, test } from './test';

declare global {
  var makeAdapter: (url: string, key: string, isAlone: boolean) => PensionTraceAdapter;
  /** The outcome of each call, and the session events of the adapter. */
  var outcomes: Promise<string[]>;
  var events: string[];
}

const callersInEachTab = 25;
const failures = 4;

/** Expires the session, so that every call needs a refresh. */
async function expireSession(page: Page) {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
  });
}

interface TokenCounts {
  /** The largest number of refresh calls at the same time. */
  most: number;
  failed: number;
  granted: number;
  /** Calls with a used token. */
  repeated: number;
}

/**
 * The token endpoint fails for a while, then answers. A refresh token works once. A repeat is refused, or gets the
 * same answer again, as Supabase does for ten seconds.
 */
async function failForAWhile(context: BrowserContext, repeats: 'refused' | 'answered'): Promise<TokenCounts> {
  const counts: TokenCounts = { most: 0, failed: 0, granted: 0, repeated: 0 };
  const answers = new Map<string, Promise<object>>();
  let underWay = 0;

  async function answer(request: Request, token: string): Promise<{ status?: number; json: object }> {
    if (counts.failed < failures) {
      counts.failed += 1;
      return { status: 503, json: { message: 'down' } };
    }
    const earlier = answers.get(token);
    if (earlier) {
      counts.repeated += 1;
      if (repeats === 'answered') return { json: await earlier };
      return { status: 400, json: { error_code: 'refresh_token_already_used', msg: 'Already Used' } };
    }
    counts.granted += 1;
    const granting = grant(request, `token-${counts.granted}`);
    // Stored before the answer, because a repeat may arrive meanwhile.
    answers.set(token, granting);
    return { json: await granting };
  }

  async function grant(request: Request, nextToken: string): Promise<object> {
    const reply = await context.request.fetch(request);
    return { ...((await reply.json()) as object), refresh_token: nextToken };
  }

  await context.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    underWay += 1;
    counts.most = Math.max(counts.most, underWay);
    // Gives other calls time to start.
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { refresh_token: token } = route.request().postDataJSON() as { refresh_token: string };
    const given = await answer(route.request(), token);
    underWay -= 1;
    await route.fulfill(given);
  });
  return counts;
}

/** Opens a tab of this site with only the adapter, and starts its calls. */
async function startCallers(page: Page, site: Site, script: string, isAlone: boolean) {
  await page.goto('/callers');
  await page.evaluate(script);
  await page.evaluate(
    ([url, key, count, withoutLock]) => {
      const adapter = globalThis.makeAdapter(url, key, withoutLock);
      globalThis.events = [];
      adapter.auth.onChange((event) => globalThis.events.push(event));
      const call = () =>
        adapter.rpc('portal_user', undefined).then(
          () => 'answered',
          (error: Error) => `${error.name} ${error.message}`,
        );
      globalThis.outcomes = Promise.all(Array.from({ length: count }, call));
    },
    [site.url, await site.anonKey(), callersInEachTab, isAlone] as const,
  );
}

for (const isAlone of [false, true]) {
  const how = isAlone ? 'over a client as it comes' : 'with one refresh call at a time';
  test(`fifty callers in two tabs stay logged in while the token endpoint fails, ${how}`, async ({
    page,
    site,
    customer,
    context,
    allowedOnConsole,
  }) => {
    allowedOnConsole.push('status of 503', 'status of 400');
    const script = await bundleClient();
    await journey.signUp(page, customer);
    await context.route('**/callers', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Calls</title>' }),
    );
    await page.goto('/callers');
    await expireSession(page);
    const counts = await failForAWhile(context, isAlone ? 'answered' : 'refused');

    const other = await context.newPage();
    await Promise.all([page, other].map((tab) => startCallers(tab, site, script, isAlone)));
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => globalThis.outcomes)).toEqual(Array(callersInEachTab).fill('answered'));
      expect(await tab.evaluate(() => globalThis.events)).not.toContain('logged-out');
    }
    expect(counts).toMatchObject({ failed: failures, granted: 1 });
    if (!isAlone) expect(counts).toMatchObject({ most: 1, repeated: 0 });

    await page.goto('/personal');
    await expect(page.getByRole('heading', { name: 'Your Personal Details' })).toBeVisible();
  });
}
