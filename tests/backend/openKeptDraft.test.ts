import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '../../src/backend/createBackend';
import { draftPause, heldPause, openKeptDraft, sessionPause, type HeldDrafts } from '../../src/backend/openKeptDraft';
import { createMemoryAdapter, type MemoryAdapter } from '../../src/memory';

const form = 'personal-details';
const start = new Date('2026-01-05T10:00:00Z');

let now: Date;
let page: EventTarget & { visibilityState: string };
beforeEach(() => {
  now = start;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Moves the server's clock and the page's timers. */
async function pass(milliseconds: number) {
  now = new Date(now.getTime() + milliseconds);
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** A customer who has sent as many drafts in this minute as the server takes. */
function busyCustomer() {
  const adapter = createMemoryAdapter('personal', { clock: { now: () => now } });
  const [customer] = adapter.state.customers;
  if (!customer) throw new Error('The scenario has no customer.');
  const fill = () => (customer.draftCounts = { 60: { window: Math.floor(now.getTime() / 60_000), count: 120 } });
  fill();
  const errors: unknown[] = [];
  const held: HeldDrafts = new Map();
  const backend = createBackend(adapter, { onError: (error) => errors.push(error) });
  const open = async () => {
    const arrived: object[] = [];
    const draft = openKeptDraft({
      backend,
      held,
      form,
      fields: ['day', 'month'],
      onArrive: (values) => arrived.push(values),
    });
    await pass(0);
    return { ...draft, arrived };
  };
  const stored = () => customer.drafts.find((draft) => draft.form === form)?.typed;
  const sent = () => adapter.calls.filter(({ name }) => name === 'portal_draft_keep').length;
  return { adapter, open, stored, sent, fill, errors, held };
}

/** Delays the replies to reads. Returns the function that sends the last one. */
function delayReads(adapter: MemoryAdapter): () => void {
  let answer = () => {};
  const { rpc } = adapter;
  vi.spyOn(adapter, 'rpc').mockImplementation(async (name, ...sent) => {
    const reply = await rpc(name, ...sent);
    if (name === 'portal_drafts') await new Promise<void>((resolve) => (answer = resolve));
    return reply;
  });
  return () => answer();
}

it('sends the last values later when the server has had too many, without an error', async () => {
  const { open, stored, sent, errors, held } = busyCustomer();
  const draft = await open();
  draft.keep({ day: '2' });
  await pass(draftPause);
  expect(sent()).toBe(1);
  expect(stored()).toBeUndefined();

  // What is typed meanwhile waits as well.
  draft.keep({ day: '27' });
  draft.keep({ day: '27', month: '3' });
  await pass(heldPause - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(sent()).toBe(2);
  expect(stored()).toBeUndefined();
  await pass(heldPause);
  expect(sent()).toBe(3);
  expect(stored()).toEqual({ day: '27', month: '3' });
  expect(held.size).toBe(0);
  expect(errors).toEqual([]);

  draft.keep({ day: '28', month: '3' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '28', month: '3' });
});

it('sends what is held when the form has closed, and tells when it is done', async () => {
  const { open, stored } = busyCustomer();
  const draft = await open();
  draft.keep({ day: '27' });
  let isClosed = false;
  void draft.close().then(() => (isClosed = true));
  await pass(0);
  expect(stored()).toBeUndefined();
  expect(isClosed).toBe(false);
  await expect(draft.save()).resolves.toBe(false);

  await pass(2 * heldPause);
  expect(stored()).toEqual({ day: '27' });
  expect(isClosed).toBe(true);
});

it('hands what is held to the next form of this name, whose values are newer', async () => {
  const { open, stored, sent } = busyCustomer();
  const first = await open();
  first.keep({ day: '2' });
  void first.close();
  await pass(0);

  const second = await open();
  second.keep({ day: '27' });
  await pass(2 * heldPause);
  expect(stored()).toEqual({ day: '27' });
  const count = sent();
  await pass(10 * heldPause);
  expect(sent()).toBe(count);
});

it('sends what an earlier form left, also when nothing is typed', async () => {
  const { open, stored } = busyCustomer();
  const first = await open();
  first.keep({ day: '27' });
  void first.close();
  await pass(0);
  await open();
  await pass(2 * heldPause);
  expect(stored()).toEqual({ day: '27' });
});

it('deletes the draft of a sent form later', async () => {
  const { open, stored, fill } = busyCustomer();
  await pass(60_000);
  const draft = await open();
  draft.keep({ day: '27' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '27' });
  fill();
  draft.forget();
  void draft.close();
  await pass(0);
  expect(stored()).toEqual({ day: '27' });
  await pass(2 * heldPause);
  expect(stored()).toBeUndefined();
});

it('tries at once when the page is hidden', async () => {
  const { open, stored } = busyCustomer();
  const draft = await open();
  draft.keep({ day: '27' });
  await pass(draftPause);
  now = new Date(start.getTime() + 60_000);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(stored()).toEqual({ day: '27' });
});

it('drops what is held when the customer has gone', async () => {
  const { open, stored, sent, held } = busyCustomer();
  const draft = await open();
  draft.keep({ day: '27' });
  await pass(draftPause);
  await draft.close({ isDropped: true });
  expect(held.size).toBe(0);
  await pass(10 * heldPause);
  expect(sent()).toBe(1);
  expect(stored()).toBeUndefined();
});

it('sends what is typed before the first reply, whose values then arrive', async () => {
  const { adapter, open, stored } = busyCustomer();
  await pass(60_000);
  const first = await open();
  first.keep({ day: '2', month: '3' });
  await pass(draftPause);
  const answer = delayReads(adapter);
  const second = await open();
  second.keep({ day: '27' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '27', month: '3' });
  await expect(second.save()).resolves.toBe(true);
  expect(second.arrived).toEqual([]);
  answer();
  await pass(0);
  expect(second.arrived).toEqual([{ day: '2', month: '3' }]);
});

it('deletes a draft that the first reply brings after the form was sent', async () => {
  const { adapter, open, stored } = busyCustomer();
  await pass(60_000);
  const first = await open();
  first.keep({ day: '2' });
  await pass(draftPause);
  const answer = delayReads(adapter);
  const second = await open();
  second.forget();
  await pass(0);
  answer();
  await pass(0);
  expect(stored()).toBeUndefined();
  expect(second.arrived).toEqual([]);
});

it('checks the session before words wait, at most once a minute', async () => {
  const { adapter, open } = busyCustomer();
  const check = vi.spyOn(adapter.auth, 'getSession');
  const draft = await open();
  expect(check).not.toHaveBeenCalled();
  draft.keep({ day: '2' });
  draft.keep({ day: '27' });
  expect(check).toHaveBeenCalledTimes(1);
  await pass(sessionPause - 1);
  draft.keep({ day: '28' });
  expect(check).toHaveBeenCalledTimes(1);
  await pass(1);
  draft.keep({ day: '29' });
  expect(check).toHaveBeenCalledTimes(2);
});
