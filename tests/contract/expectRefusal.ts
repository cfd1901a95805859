import { expect } from 'vitest';

/** Expects a refusal with this message. */
export async function expectRefusal(call: Promise<unknown>, serverCode: string, message: string): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'BackendError', code: 'refused', serverCode, message });
}

/** Expects the refusal for a missing row or another customer's row. */
export async function expectMissing(call: Promise<unknown>): Promise<void> {
  await expectRefusal(call, 'PT404', 'We could not find what you asked for.');
}
