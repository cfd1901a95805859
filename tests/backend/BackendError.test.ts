import { describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';

describe('BackendError.from', () => {
  it('returns a BackendError unchanged', () => {
    const refusal = new BackendError('refused', 'No.');
    expect(BackendError.from(refusal)).toBe(refusal);
  });

  it.each([
    ['Chromium', 'Failed to fetch'],
    ['Chromium, for a module', 'Failed to fetch dynamically imported module: https://example.com/a.js'],
    ['Firefox', 'NetworkError when attempting to fetch resource.'],
    ['Safari', 'Load failed'],
    ['Node', 'fetch failed'],
  ])('maps a failed fetch in %s to unreachable', (_browser, message) => {
    const cause = new TypeError(message);
    expect(BackendError.from(cause)).toMatchObject({ code: 'unreachable', message, cause });
  });

  it('maps a real failed fetch to unreachable', async () => {
    const cause: unknown = await fetch('http://127.0.0.1:1/').catch((error: unknown) => error);
    expect(BackendError.from(cause).code).toBe('unreachable');
  });

  it.each([
    new TypeError('x is undefined'),
    new Error('Failed to fetch'),
    new TypeError('It fetch failed'),
    'fetch failed',
    undefined,
  ])('maps %s to unexpected', (error) => {
    expect(BackendError.from(error).code).toBe('unexpected');
  });
});
