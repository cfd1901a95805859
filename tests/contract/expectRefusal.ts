import { expect } from 'vitest';

/** Expects the server to say no in these words. */
export async function expectRefusal(call: Promise<unknown>, serverCode: string, message: string): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'BackendError', code: 'refused', serverCode, message });
}

/** Expects the server to say that a row is missing, or somebody else's. */
export async function expectMissing(call: Promise<unknown>): Promise<void> {
  await expectRefusal(call, 'PT404', 'We could not find what you asked for.');
}
