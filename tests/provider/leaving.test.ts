import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLeaving, leavingPatience } from '../../src/provider/leaving';

afterEach(() => vi.useRealTimers());

describe('what waits when a customer leaves', () => {
  it('is saved when every draft is', async () => {
    const leaving = createLeaving();
    leaving.add(async () => true);
    leaving.add(async () => true);
    await expect(leaving.save()).resolves.toBe(true);
  });

  it.each([
    ['fails', async () => false],
    ['throws', () => Promise.reject(new Error('no'))],
  ])('is not saved when one draft %s beside one that is saved', async (_what, save) => {
    const leaving = createLeaving();
    leaving.add(async () => true);
    leaving.add(save);
    await expect(leaving.save()).resolves.toBe(false);
  });

  it('is nothing once its form has gone', async () => {
    const leaving = createLeaving();
    const save = vi.fn(async () => false);
    const remove = leaving.add(save);
    remove();
    await expect(leaving.save()).resolves.toBe(true);
    expect(save).not.toHaveBeenCalled();
  });

  it('is waited for no longer than three seconds, and without drafts not at all', async () => {
    vi.useFakeTimers();
    const leaving = createLeaving();
    await expect(leaving.save()).resolves.toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    leaving.add(() => new Promise(() => undefined));
    const saved = leaving.save();
    await vi.advanceTimersByTimeAsync(leavingPatience);
    await expect(saved).resolves.toBe(false);
  });
});
