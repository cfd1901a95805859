import { afterEach, expect, it, vi } from 'vitest';
import { supabaseClientOptions } from '../../../src/supabase';

afterEach(() => vi.unstubAllGlobals());

/** The `fetch` of the client's options, over requests that stay open until they are answered. */
function openRequests() {
  const answers: (() => void)[] = [];
  const sent: (boolean | undefined)[] = [];
  const { fetch } = supabaseClientOptions({
    fetch: (_input, init) => {
      sent.push(init?.keepalive);
      return new Promise<Response>((resolve) => answers.push(() => resolve(new Response())));
    },
  }).global;
  const post = (body: BodyInit) =>
    fetch('https://example.test/rest/v1/rpc/portal_draft_keep', { method: 'POST', body });
  return { post, sent, answerAll: () => answers.splice(0).forEach((answer) => answer()) };
}

it('lets a request of a hidden page outlive the page', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const { post, sent } = openRequests();
  void post('{}');
  expect(sent).toEqual([true]);
});

it('sends every other request as it is', () => {
  const { post, sent } = openRequests();
  void post('{}');
  vi.stubGlobal('document', { visibilityState: 'visible' });
  void post('{}');
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  void post(new FormData());
  expect(sent).toEqual([undefined, undefined, undefined]);
});

it('keeps within the bytes that a browser accepts at one time', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const { post, sent, answerAll } = openRequests();
  // Two bytes a letter.
  const half = 'é'.repeat(16 * 1024);
  const first = [post(half), post(half)];
  void post('{}');
  expect(sent).toEqual([true, true, undefined]);
  answerAll();
  await Promise.all(first);
  void post('{}');
  expect(sent.at(-1)).toBe(true);
});
