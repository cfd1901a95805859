import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureError, pictureTimeout, takePicture } from '../../../src/features/authorisation/takePicture';

const png = 'data:image/png;base64,iVBORw0KGgo=';

describe('taking a picture', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives the picture', async () => {
    expect(await takePicture(() => Promise.resolve(png))).toEqual({ outcome: 'taken', image: png });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not attempted without a way to take one', async () => {
    expect(await takePicture(undefined)).toEqual({ outcome: 'not-attempted', image: null });
  });

  it('is given up after 15 seconds', async () => {
    expect(pictureTimeout).toBe(15_000);
    const told = vi.fn();
    const picture = takePicture(() => new Promise(() => undefined)).then(told);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await picture;
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ outcome: 'timed-out', image: null }));
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
  ])('tells %s', async (_what, capture, outcome) => {
    expect(await takePicture(capture)).toMatchObject({ outcome, image: null, error: expect.any(Error) });
  });
});
