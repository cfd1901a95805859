import { expect } from 'vitest';

/** Expects a refusal with this message. */
export async function expectRefusal(call: Promise<unknown>, serverCode: string, message: string): Promise<void> {
  await expect(call).rejects.toMatchObject({ name: 'BackendError', code: 'refused', serverCode, message });
}

/** Expects the refusal of the first value in `wrong`, which names its parameter. */
export async function expectWrongValue(call: Promise<unknown>, wrong: object, message: string): Promise<void> {
  const [name = ''] = Object.keys(wrong);
  await expectRefusal(call, 'PT400', message);
  await expect(call).rejects.toHaveProperty('parameter', expect.stringMatching(`^${name}($|\\.)`));
}

/** Expects the refusal for a missing row or another customer's row. */
export async function expectMissing(call: Promise<unknown>): Promise<void> {
  await expectRefusal(call, 'PT404', 'We could not find what you asked for.');
}
