import { afterAll, afterEach } from 'vitest';

/*
 * Fails a test on console.error, console.warn or an unhandled rejection. A test that causes such a message on purpose
 * declares it with `expectConsole`.
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

// A browser may load this module twice: as the set-up file and as a test's import. Both share one ledger.
const key = Symbol.for('pension-trace.console-ledger');
const shared = globalThis as typeof globalThis & { [key]?: Ledger };
const isFirst = shared[key] === undefined;
const ledger: Ledger = (shared[key] ??= { complaints: [], expectations: [] });
// Stored before a test installs fake timers.
const realSetTimeout = globalThis.setTimeout;

/**
 * Declares a console message of the running test. The test fails if the message is missing.
 *
 * @param method Which console method is called, `error` or `warn`.
 * @param text A part of the message, or a pattern that it matches.
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
}
// Registered for every file: files that share a page run the set-up again, but share its globals.
afterEach(settle);
afterAll(settle);

async function settle() {
  // A rejection counts as unhandled once the running task has ended. A browser reports it in a later task.
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
      source === 'unhandled' ? `unhandled: ${text}` : `console.${source} was called: ${text}`,
    ),
    ...missing.map(({ method, text }) => `console.${method} was expected and is missing: ${String(text)}`),
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
