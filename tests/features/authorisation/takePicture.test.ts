import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureError, pictureTimeout, takePicture } from '../../../src/features/authorisation/takePicture';

const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('takePicture', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns the picture', async () => {
    expect(await takePicture(() => Promise.resolve(png))).toEqual({ outcome: 'taken', image: png });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('attempts nothing without a capture function', async () => {
    expect(await takePicture(undefined)).toEqual({ outcome: 'not-attempted', image: null });
  });

  it('times out after 15 seconds', async () => {
    expect(pictureTimeout).toBe(15_000);
    const onSettled = vi.fn();
    const picture = takePicture(() => new Promise(() => undefined)).then(onSettled);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(onSettled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await picture;
    expect(onSettled).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'timed-out', image: null }));
  });

  it.each([
    ['what the capture says', () => Promise.reject(new PictureError('blank', 'Nothing on it')), 'blank'],
    ['that it failed', () => Promise.reject(new Error('Something else')), 'failed'],
    [
      'that it failed before it began',
      () => {
        throw new Error('At once');
      },
      'failed',
    ],
    ['that it is no PNG', () => Promise.resolve('data:image/jpeg;base64,AAAA'), 'not-a-png'],
  ])('reports %s', async (_what, capture, outcome) => {
    expect(await takePicture(capture)).toMatchObject({ outcome, image: null, error: expect.any(Error) });
  });
});
