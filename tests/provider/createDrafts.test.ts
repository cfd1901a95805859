import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBackend } from '../../src/backend/createBackend';
import { createMemoryAdapter, type MemoryAdapter } from '../../src/memory';
import { createDrafts, draftPause, heldPause, sessionPause } from '../../src/provider/createDrafts';
import { createSessionStore } from '../../src/provider/sessionStore';

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
  const backend = createBackend(adapter, { onError: (error) => errors.push(error) });
  const session = createSessionStore(backend.auth);
  const drafts = createDrafts({ backend, customer: session.getCustomer(), session, isSent: () => true });
  const open = async () => {
    session.start();
    drafts.start();
    await pass(0);
    return { ...drafts, type: (typed: object) => drafts.set(form, typed, typed) };
  };
  const stored = () => customer.drafts.find((draft) => draft.form === form)?.typed;
  const sent = () => adapter.calls.filter(({ name }) => name === 'portal_draft_keep').length;
  return { adapter, customer, open, stored, sent, fill, errors };
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
  const { open, stored, sent, errors } = busyCustomer();
  const { type, save } = await open();
  type({ day: '2' });
  await pass(draftPause);
  expect(sent()).toBe(1);
  expect(stored()).toBeUndefined();

  // What is typed meanwhile waits as well.
  type({ day: '27' });
  type({ day: '27', month: '3' });
  await pass(heldPause - 1);
  expect(sent()).toBe(1);
  await pass(1);
  expect(sent()).toBe(2);
  expect(stored()).toBeUndefined();
  await expect(save()).resolves.toBe(false);
  await pass(heldPause);
  expect(sent()).toBe(4);
  expect(stored()).toEqual({ day: '27', month: '3' });
  expect(errors).toEqual([]);

  type({ day: '28', month: '3' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '28', month: '3' });
  await expect(save()).resolves.toBe(true);
});

it('sends what waits when its form closes', async () => {
  const { open, stored } = busyCustomer();
  await pass(60_000);
  const { type, watch } = await open();
  const close = watch(() => {});
  type({ day: '27' });
  close();
  await pass(0);
  expect(stored()).toEqual({ day: '27' });
});

it('deletes the draft of a sent form later, for which no log-out waits', async () => {
  const { open, stored, fill } = busyCustomer();
  await pass(60_000);
  const { type, remove, save } = await open();
  type({ day: '27' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '27' });
  fill();
  remove(form);
  await pass(0);
  expect(stored()).toEqual({ day: '27' });
  await expect(save()).resolves.toBe(true);
  await pass(2 * heldPause);
  expect(stored()).toBeUndefined();
});

it('tries at once when the page is hidden, with what the inputs show', async () => {
  const { open, stored } = busyCustomer();
  const { type, watch } = await open();
  type({ day: '27' });
  await pass(draftPause);
  watch(() => type({ day: '27', month: '3' }));
  now = new Date(start.getTime() + 60_000);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(stored()).toEqual({ day: '27', month: '3' });
});

it('sends a second change of a hidden page although the first has no reply', async () => {
  const { adapter, open, stored } = busyCustomer();
  await pass(60_000);
  const { rpc } = adapter;
  vi.spyOn(adapter, 'rpc').mockImplementationOnce(() => new Promise(() => {}));
  const { type } = await open();
  page.visibilityState = 'hidden';
  type({ day: '2' });
  await pass(0);
  adapter.rpc = rpc;
  type({ day: '27' });
  await pass(0);
  expect(stored()).toEqual({ day: '27' });
});

it('drops what waits once it is forgotten, also what was on its way', async () => {
  const { open, stored, sent } = busyCustomer();
  const { type, clear, get } = await open();
  type({ day: '27' });
  await pass(draftPause);
  type({ day: '28' });
  clear();
  await pass(10 * heldPause);
  expect(sent()).toBe(1);
  expect(stored()).toBeUndefined();
  expect(get(form)).toBeUndefined();
});

it('waits for a customer whose session was lost, and sends nothing for another one', async () => {
  const { adapter, customer, open, stored, sent } = busyCustomer();
  await pass(60_000);
  const { type, get, save } = await open();
  type({ day: '27' });
  const become = (id: string | null) => {
    adapter.state.loggedInAs = id;
    adapter.announceAuth(id === null ? 'logged-out' : 'logged-in');
  };
  become(null);
  await pass(10 * heldPause);
  expect(get(form)).toBeUndefined();
  await expect(save()).resolves.toBe(true);
  expect(sent()).toBe(0);
  become(customer.id);
  expect(get(form)).toEqual({ day: '27' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '27' });

  adapter.state.customers.push({ ...customer, id: 'grace', drafts: [] });
  type({ day: '28' });
  become('grace');
  await pass(10 * heldPause);
  expect(sent()).toBe(1);
});

it('sends what is typed before the first reply, whose values then arrive', async () => {
  const { adapter, open, stored } = busyCustomer();
  await pass(60_000);
  const { type, read, save } = await open();
  type({ day: '2', month: '3' });
  await pass(draftPause);
  const answer = delayReads(adapter);
  const reading = read(form);
  type({ day: '27' });
  await pass(draftPause);
  expect(stored()).toEqual({ day: '27', month: '3' });
  await expect(save()).resolves.toBe(true);
  answer();
  await expect(reading).resolves.toEqual({ day: '2', month: '3' });
});

it('deletes a draft that the first reply brings after the form was sent', async () => {
  const { adapter, open, stored } = busyCustomer();
  await pass(60_000);
  adapter.state.customers[0]?.drafts.push({ form, typed: { day: '2' } });
  const { remove, read } = await open();
  const answer = delayReads(adapter);
  void read(form);
  remove(form);
  await pass(0);
  expect(stored()).toEqual({ day: '2' });
  answer();
  await pass(0);
  expect(stored()).toBeUndefined();
});

it('checks the session before words wait, at most once a minute', async () => {
  const { adapter, open } = busyCustomer();
  const { type } = await open();
  const check = vi.spyOn(adapter.auth, 'getSession');
  type({ day: '2' });
  type({ day: '27' });
  expect(check).toHaveBeenCalledTimes(1);
  await pass(sessionPause - 1);
  type({ day: '28' });
  expect(check).toHaveBeenCalledTimes(1);
  await pass(1);
  type({ day: '29' });
  expect(check).toHaveBeenCalledTimes(2);
});
