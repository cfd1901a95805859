import { render, screen } from '@testing-library/react';
import { toCanvas } from 'html-to-image';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureRegion } from '../../../src/features/authorisation/captureRegion';

vi.mock('html-to-image', () => ({ toCanvas: vi.fn() }));

function canvasWith(paint: boolean): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 100;
  canvas.height = 100;
  if (paint) canvas.getContext('2d')?.fillRect(10, 10, 30, 30);
  return canvas;
}

function renderLetter(): HTMLElement {
  render(<div data-testid="letter">Words</div>);
  return screen.getByTestId('letter');
}

it('draws a region with an image twice: WebKit leaves images out of the first drawing', async () => {
  const [first, second] = [canvasWith(true), canvasWith(true)];
  second.getContext('2d')?.clearRect(0, 0, 20, 20);
  vi.mocked(toCanvas).mockReset().mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  render(
    <div data-testid="letter">
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt="Signature" />
    </div>,
  );
  expect(await captureRegion(screen.getByTestId('letter'))).toBe(second.toDataURL('image/png'));
  expect(toCanvas).toHaveBeenCalledTimes(2);
});

describe('captureRegion after a failed try', () => {
  beforeEach(() => void vi.mocked(toCanvas).mockReset());

  it('tries again when the picture is blank', async () => {
    vi.mocked(toCanvas).mockResolvedValueOnce(canvasWith(false)).mockResolvedValueOnce(canvasWith(true));
    expect(await captureRegion(renderLetter())).toMatch(/^data:image\/png;base64,/);
    expect(toCanvas).toHaveBeenCalledTimes(2);
    expect(vi.mocked(toCanvas).mock.calls[0]?.[1]).toMatchObject({ pixelRatio: window.devicePixelRatio });
  });

  it('tries again when capturing rejects', async () => {
    vi.mocked(toCanvas).mockRejectedValueOnce(new Error('Once')).mockResolvedValueOnce(canvasWith(true));
    expect(await captureRegion(renderLetter())).toMatch(/^data:image\/png;base64,/);
  });

  it('rejects with the reason after three blank tries', async () => {
    vi.mocked(toCanvas).mockResolvedValue(canvasWith(false));
    await expect(captureRegion(renderLetter())).rejects.toMatchObject({ name: 'PictureError', problem: 'blank' });
    expect(toCanvas).toHaveBeenCalledTimes(3);
  });

  it('rejects with the error of the last try', async () => {
    vi.mocked(toCanvas).mockRejectedValue(new TypeError('No such thing'));
    await expect(captureRegion(renderLetter())).rejects.toThrow('No such thing');
  });

  it('rejects with an Error when something else was thrown', async () => {
    vi.mocked(toCanvas).mockRejectedValue(new Event('error'));
    await expect(captureRegion(renderLetter())).rejects.toMatchObject({ name: 'PictureError', problem: 'failed' });
  });
});
