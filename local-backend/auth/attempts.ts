/** The kinds of attempts, counted separately. */
export type AttemptKind = 'password' | 'code' | 'mail' | 'signUp';

interface Limit {
  /** For one account, from one client. */
  perAccount: number;
  /** For one client, over every account. */
  perClient: number;
  /** For one account, from every client that never signed in to it. */
  perAccountInAll: number;
}

/** The number of tries in a window. */
export const attemptLimits: Readonly<Record<AttemptKind, Limit>> = {
  password: { perAccount: 30, perClient: 120, perAccountInAll: 300 },
  code: { perAccount: 30, perClient: 120, perAccountInAll: 300 },
  mail: { perAccount: 30, perClient: 120, perAccountInAll: 60 },
  signUp: { perAccount: 30, perClient: 300, perAccountInAll: 60 },
};
export const attemptWindowMinutes = 5;

/** A counted try. */
export interface Attempt {
  /** The answer after too many tries. */
  refusal: Response | undefined;
  /** Removes a successful try from the count, and trusts the client. */
  succeed(): void;
}

export interface Attempts {
  /** Counts a try before it is made, so that parallel tries count as well. */
  take(kind: AttemptKind, client: string, account?: string): Attempt;
  /** Exempts a client of the account's owner from the account's total limit. */
  trust(client: string, account: string): void;
}

const keptKeys = 10_000;

/** Counts tries per account and per client address, in memory: a restart forgets them. */
export function createAttempts(now: () => number): Attempts {
  const times = new Map<string, number[]>();
  const knownClients = new Set<string>();
  const windowMs = attemptWindowMinutes * 60_000;

  function recent(key: string): number[] {
    return (times.get(key) ?? []).filter((time) => now() - time < windowMs);
  }

  function dropOld(): void {
    if (times.size < keptKeys) return;
    for (const key of times.keys()) if (recent(key).length === 0) times.delete(key);
  }

  function trust(client: string, account: string): void {
    knownClients.add(JSON.stringify([account, client]));
    const [oldest] = knownClients;
    if (knownClients.size > keptKeys && oldest !== undefined) knownClients.delete(oldest);
  }

  return {
    trust,
    take(kind, client, account) {
      dropOld();
      const limit = attemptLimits[kind];
      const pair = JSON.stringify([account, client]);
      const counts: [key: string, most: number][] = [[`${kind} client ${client}`, limit.perClient]];
      if (account !== undefined) {
        counts.push([`${kind} pair ${pair}`, limit.perAccount]);
        if (!knownClients.has(pair)) counts.push([`${kind} account ${account}`, limit.perAccountInAll]);
      }
      const isRefused = counts.some(([key, most]) => recent(key).length >= most);
      if (isRefused) return { refusal: tooMany(), succeed: () => {} };

      const time = now();
      for (const [key] of counts) times.set(key, [...recent(key), time]);
      return {
        refusal: undefined,
        succeed() {
          for (const [key] of counts) {
            const left = recent(key);
            left.splice(left.indexOf(time), 1);
            times.set(key, left);
          }
          if (account === undefined) return;
          times.delete(`${kind} pair ${pair}`);
          trust(client, account);
        },
      };
    },
  };
}

function tooMany(): Response {
  const msg = `Too many attempts. Please wait ${attemptWindowMinutes} minutes and try again.`;
  return Response.json(
    { code: 429, error_code: 'over_request_rate_limit', msg },
    { status: 429, headers: { 'retry-after': String(attemptWindowMinutes * 60) } },
  );
}

/** The address of a request; for IPv6 its /64, the network of one customer. */
export function clientOf(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail?.split(':') ?? [])].slice(0, 4).join(':');
}
