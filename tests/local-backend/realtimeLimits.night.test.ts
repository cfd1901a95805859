import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { realtimeLimits } from '../../local-backend/realtime/RealtimeConnection';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { different, openSocket } from './openSocket';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
let owner: SignedIn;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
  owner = await signUp(backend, 'owner@example.com');
});
afterAll(() => backend.stop());

it('subscriptions on one socket are refused above the limit, and other requests are answered meanwhile', async () => {
  const flood = await openSocket(backend, owner);
  different(2_500).forEach((filter, index) => flood.join(String(index), [filter]));
  await vi.waitFor(() => expect(flood.replies('error')).toHaveLength(2_500 - realtimeLimits.channels), 60_000);
  expect(flood.replies('ok')).toHaveLength(realtimeLimits.channels);

  const { error } = await owner.client.from('notes').insert({ body: 'Watched' });
  expect(error).toBeNull();
  expect((await owner.client.from('notes').select('body')).data).toEqual([{ body: 'Watched' }]);
  expect(flood.changes().length).toBeLessThan(realtimeLimits.channels / 2);
  await vi.waitFor(() => expect(flood.changes()).toHaveLength(realtimeLimits.channels), 60_000);
  flood.socket.terminate();
}, 180_000);
