import { afterAll, afterEach } from 'vitest';

/*
 * Fails a test on console.error, console.warn or an unhandled rejection. A test that causes such a message on purpose
 * declares it with `expectConsole`.
 */

type Method = 'error' | 'warn';

/** A part of a message, or a pattern that it matches. */
type Text = string | RegExp;

interface Complaint {
  source: Method | 'unhandled';
  text: string;
}

interface Expectation {
  method: Method;
  text: Text;
}

interface Ledger {
  complaints: Complaint[];
  expectations: Expectation[];
  allowed: Text[];
}

// A browser may load this module twice: as the set-up file and as a test's import. Both share one ledger.
const key = Symbol.for('pension-trace.console-ledger');
const shared = globalThis as typeof globalThis & { [key]?: Ledger };
const isFirst = shared[key] === undefined;
const ledger: Ledger = (shared[key] ??= { complaints: [], expectations: [], allowed: [] });
// Stored before a test installs fake timers.
const realSetTimeout = globalThis.setTimeout;

/**
 * Declares a console message of the running test. The test fails if the message is missing.
 *
 * @param method Which console method is called, `error` or `warn`.
 * @param text A part of the message, or a pattern that it matches.
 */
export function expectConsole(method: Method, text: Text): void {
  ledger.expectations.push({ method, text });
}

/**
 * Allows a console message that a library writes in some of its versions.
 *
 * @param text A part of the message, or a pattern that it matches.
 */
export function allowConsole(text: Text): void {
  ledger.allowed.push(text);
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
  const allowed = ledger.allowed.splice(0);
  const missing = expectations.filter(
    (expectation) => !complaints.some((complaint) => matches(complaint, expectation)),
  );
  const unexpected = complaints.filter(
    (complaint) =>
      !expectations.some((expectation) => matches(complaint, expectation)) &&
      !(complaint.source !== 'unhandled' && allowed.some((text) => contains(complaint.text, text))),
  );
  const lines = [
    ...unexpected.map(({ source, text }) =>
      source === 'unhandled' ? `unhandled: ${text}` : `console.${source} was called: ${text}`,
    ),
    ...missing.map(({ method, text }) => `console.${method} was expected and is missing: ${String(text)}`),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n\n'));
}

function matches({ source, text }: Complaint, expectation: Expectation): boolean {
  return source === expectation.method && contains(text, expectation.text);
}

function contains(message: string, text: Text): boolean {
  return typeof text === 'string' ? message.includes(text) : text.test(message);
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
