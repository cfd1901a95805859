import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('the product’s own supabase folder, unchanged', () => {
  it('takes a new customer to the first step', async () => {
    const { client } = await signUp(backend, 'customer@example.com');
    const { data, error } = await client.rpc('portal_user');
    expect(error).toBeNull();
    expect(data).toMatchObject({ first_name: 'Ada', last_name: 'Byron', email: 'customer@example.com', tags: [1] });
  });

  it('answers the server function for a customer, and for nobody else', async () => {
    const { client } = await signUp(backend, 'address@example.com');
    const { data, error } = await client.functions.invoke('address', { body: { postcode: 'nonsense' } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ data: 'postcode' });

    const [sample] = await backend.sql('select postcode from public.sample_addresses limit 1');
    const found = await client.functions.invoke('address', { body: { postcode: sample?.postcode } });
    expect(found.data).toMatchObject({
      type: 'success',
      data: expect.arrayContaining([expect.objectContaining({ postcode: sample?.postcode })]),
    });

    const nobody = await backend.client().functions.invoke('address', { body: { postcode: sample?.postcode } });
    expect(nobody.response?.status).toBe(401);
    const forged = await fetch(`${backend.url}/functions/v1/address`, {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: 'Bearer e30.eyJyb2xlIjoiYXV0aGVudGljYXRlZCIsInN1YiI6IngifQ.e30',
      },
      body: '{"postcode":"SW1A 1AA"}',
    });
    expect(forged.status).toBe(401);
    const unknown = await client.functions.invoke('no-such-function', { body: {} });
    expect(unknown.response?.status).toBe(404);
  });
});
