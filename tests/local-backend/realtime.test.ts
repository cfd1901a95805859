import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';
import { eventually } from '../eventually';

let backend: RunningBackend;
let one: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
  one = await signUp(backend, 'live-one@example.com');
  other = await signUp(backend, 'live-other@example.com');
});
afterAll(() => backend.stop());

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;

/** Subscribes to the notes, and resolves when the subscription is active. */
async function listen({ client }: Pick<SignedIn, 'client'>, filter?: string) {
  const changes: Change[] = [];
  const systemMessages: unknown[] = [];
  const channel = client.channel(`notes-${crypto.randomUUID()}`);
  const notes = { event: '*', schema: 'public', table: 'notes', ...(filter && { filter }) } as const;
  channel.on('postgres_changes', notes, (change) => changes.push(change));
  channel.on('system', {}, (message) => systemMessages.push(message));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      if (status === 'CHANNEL_ERROR') reject(error ?? new Error(status));
    });
  });
  await eventually(() => expect(systemMessages).toContainEqual(expect.objectContaining({ status: 'ok' })));
  return { channel, changes };
}

async function add({ client }: SignedIn, body: string): Promise<string> {
  const { data, error } = await client.from('notes').insert({ body }).select('id').single();
  if (error) throw error;
  return String(data.id);
}

describe('live changes', () => {
  it('reach only callers who may read the row', async () => {
    const owner = await listen(one);
    const stranger = await listen(other);
    const visitor = await listen({ client: backend.client() });
    const id = await add(one, 'Live');
    await one.client.from('notes').update({ body: 'Changed' }).eq('id', id);
    // Changes arrive in order: a client that has this one has all earlier ones.
    const last = await add(other, 'Last');

    await eventually(() => expect(stranger.changes).toHaveLength(1));
    await eventually(() => expect(owner.changes).toHaveLength(2));
    expect(owner.changes).toMatchObject([
      { eventType: 'INSERT', schema: 'public', table: 'notes', new: { id } },
      { eventType: 'UPDATE', new: { id, body: 'Changed' }, old: { id } },
    ]);
    expect(stranger.changes).toMatchObject([{ eventType: 'INSERT', new: { id: last, body: 'Last' } }]);
    expect(visitor.changes).toEqual([]);
  });

  it('contain only the key of a deleted row', async () => {
    const id = await add(one, 'To be deleted');
    const owner = await listen(one);
    const visitor = await listen({ client: backend.client() });
    await one.client.from('notes').delete().eq('id', id);
    await eventually(() => expect(owner.changes).toHaveLength(1));
    expect(owner.changes).toMatchObject([{ eventType: 'DELETE', old: { id } }]);
    expect(Object.keys(owner.changes[0]?.old ?? {})).toEqual(['id']);
    expect(visitor.changes).toEqual([]);
  });

  it('are filtered', async () => {
    const owner = await listen(one, 'body=eq.Wanted');
    await add(one, 'Not wanted');
    const wanted = await add(one, 'Wanted');
    await eventually(() => expect(owner.changes).toMatchObject([{ new: { id: wanted } }]));
  });

  it('end with the subscription', async () => {
    const ended = await listen(one);
    const active = await listen(one);
    expect(await one.client.removeChannel(ended.channel)).toBe('ok');
    await add(one, 'After leaving');
    await eventually(() => expect(active.changes).toHaveLength(1));
    expect(ended.changes).toEqual([]);
  });

  it('report changes by procedures and by the owner of the database', async () => {
    const owner = await listen(one);
    await backend.sql('insert into public.notes (user_id, body) values ($1, $2)', [one.userId, 'From the back office']);
    await eventually(() => expect(owner.changes).toMatchObject([{ new: { body: 'From the back office' } }]));
  });

  it('omit rolled-back changes', async () => {
    const owner = await listen(one);
    await one.client.from('notes').insert([{ body: 'Taken back' }, { body: 'x'.repeat(41) }]);
    await add(one, 'Kept');
    await eventually(() => expect(owner.changes).toMatchObject([{ new: { body: 'Kept' } }]));
  });

  it('report an unpublished table', async () => {
    const messages: unknown[] = [];
    const channel = one.client.channel('unpublished');
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'secret_notes' }, () => {});
    channel.on('system', {}, (message) => messages.push(message));
    channel.subscribe();
    await eventually(() =>
      expect(messages).toMatchObject([{ status: 'error', message: expect.stringContaining('public.secret_notes') }]),
    );
  });

  it('require a valid token', async () => {
    const client = backend.client();
    await client.realtime.setAuth(`${one.accessToken}x`);
    await expect(listen({ client })).rejects.toThrow('The access token is not valid');
  });

  it('require a key', async () => {
    const client = backend.client('sb_publishable_wrong');
    await expect(listen({ client })).rejects.toThrow('transport failure');
  });
});
