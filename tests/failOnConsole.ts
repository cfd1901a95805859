import { afterAll, afterEach } from 'vitest';

/*
 * A test that makes something complain on the console, or leaves a rejected promise behind, has failed,
 * whatever it asserted. A test that provokes a complaint on purpose says so with `expectConsole`.
 */

type Method = 'error' | 'warn';

interface Complaint {
  source: Method | 'unhandled';
  text: string;
}

interface Expectation {
  method: Method;
  text: string | RegExp;
}

interface Ledger {
  complaints: Complaint[];
  expectations: Expectation[];
}

// A browser may load this module twice, once as set-up and once from a test: both have to write in one ledger.
const key = Symbol.for('pension-trace.console-ledger');
const shared = globalThis as typeof globalThis & { [key]?: Ledger };
const isFirst = shared[key] === undefined;
const ledger: Ledger = (shared[key] ??= { complaints: [], expectations: [] });
// Kept before any test puts its own clock in place.
const realSetTimeout = globalThis.setTimeout;

/**
 * Says that the running test provokes this on the console. The test fails when it does not come.
 *
 * @param method Which console method is called, `error` or `warn`.
 * @param text A part of what is logged, or a pattern that it matches.
 */
export function expectConsole(method: Method, text: string | RegExp): void {
  ledger.expectations.push({ method, text });
}

if (isFirst) {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts: unknown[]) => {
      ledger.complaints.push({ source: method, text: parts.map(describe).join(' ') });
    };
  }
  const onUnhandled = (reason: unknown) => {
    ledger.complaints.push({ source: 'unhandled', text: describe(reason) });
  };
  if (typeof window === 'undefined') {
    process.on('unhandledRejection', onUnhandled);
  } else {
    window.addEventListener('unhandledrejection', (event) => onUnhandled(event.reason));
    window.addEventListener('error', (event) => onUnhandled(event.error ?? event.message));
  }
  afterEach(settle);
  afterAll(settle);
}

async function settle() {
  // A rejection is only known to be unhandled once the running task has ended, and a browser tells it in a task after that.
  await new Promise((resolve) => realSetTimeout(resolve, 0));
  await new Promise((resolve) => realSetTimeout(resolve, 0));
  const complaints = ledger.complaints.splice(0);
  const expectations = ledger.expectations.splice(0);
  const missing = expectations.filter(
    (expectation) => !complaints.some((complaint) => matches(complaint, expectation)),
  );
  const unexpected = complaints.filter(
    (complaint) => !expectations.some((expectation) => matches(complaint, expectation)),
  );
  const lines = [
    ...unexpected.map(({ source, text }) =>
      source === 'unhandled' ? `nobody handled: ${text}` : `console.${source} was called: ${text}`,
    ),
    ...missing.map(({ method, text }) => `console.${method} was expected and did not come: ${String(text)}`),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n\n'));
}

function matches(complaint: Complaint, expectation: Expectation): boolean {
  if (complaint.source !== expectation.method) return false;
  return typeof expectation.text === 'string'
    ? complaint.text.includes(expectation.text)
    : expectation.text.test(complaint.text);
}

function describe(part: unknown): string {
  if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`;
  if (typeof Event !== 'undefined' && part instanceof Event) return `[${part.type} event]`;
  if (typeof part === 'object' && part !== null) return JSON.stringify(part, withoutCycles());
  return String(part);
}

function withoutCycles() {
  const seen = new WeakSet<object>();
  return (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return '…';
    seen.add(value);
    return value;
  };
}
