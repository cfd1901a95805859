import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../src/styles.css';
import { attachSignaturePad, type AttachedPad } from '../../../src/features/authorisation/attachSignaturePad';
import type { Drawing, Stroke } from '../../../src/features/authorisation/authorisationFields';
import { beginStroke, endStroke, inkOn } from './drawOn';
import { contrastOf } from '../../../src/features/authorisation/contrast';
import { pixelsOf } from './pictures';

const attached: AttachedPad[] = [];
afterEach(() => attached.splice(0).forEach((pad) => pad.detach()));

interface PadOptions {
  width?: number;
  strokes?: readonly Stroke[];
  /** The style of the container. */
  style?: CSSProperties;
}

/** A pad in a container of this width, which a test can resize. */
async function renderPad({ width = 600, strokes = [], style }: PadOptions = {}) {
  const drawings: Drawing[] = [];
  render(
    <div data-testid="frame" style={{ width, ...style }}>
      <div className="ptr ptr-signature__paper">
        <canvas className="ptr ptr-signature__canvas" data-testid="canvas" />
      </div>
    </div>,
  );
  const canvas = screen.getByTestId<HTMLCanvasElement>('canvas');
  const pad = await attachSignaturePad(canvas, strokes, (drawing) => drawings.push(drawing));
  attached.push(pad);
  const isFitted = () => waitFor(() => expect(canvas.width).toBe(canvas.clientWidth * window.devicePixelRatio));
  await isFitted();
  return {
    canvas,
    pad,
    drawings,
    async draw(from: [number, number], to: [number, number]) {
      await beginStroke(canvas, from, to);
      await endStroke(canvas, to);
    },
    turn(next: number) {
      screen.getByTestId('frame').style.width = `${next}px`;
    },
    isFitted,
  };
}

describe('attachSignaturePad', () => {
  it('makes a pad 175 high and as wide as its container, at the device’s resolution, with a pen of 0.5 to 2.5', async () => {
    const { canvas, drawings, draw } = await renderPad();
    expect(canvas.clientHeight).toBe(175);
    expect(canvas.clientWidth).toBe(598);
    await draw([20, 20], [100, 100]);
    expect(drawings[0]?.strokes[0]).toMatchObject({ minWidth: 0.5, maxWidth: 2.5 });
  });

  it('reports the image at the end of each stroke, not before', async () => {
    const { canvas, drawings } = await renderPad();
    await beginStroke(canvas, [20, 20], [100, 100]);
    expect(drawings).toHaveLength(0);
    await endStroke(canvas, [100, 100]);
    expect(drawings).toHaveLength(1);
    expect(drawings[0]?.image).toMatch(/^data:image\/png;base64,/);
  });

  it.each([
    ['its text colour', { color: '#e5e5e5', WebkitTextFillColor: '#e5e5e5' }],
    ['a dark scheme', { colorScheme: 'dark', background: 'black', color: 'white' }],
  ])('draws dark ink on white, whatever the page has: %s', async (_what, style) => {
    const { canvas, drawings, draw } = await renderPad({ style });
    await draw([20, 40], [220, 120]);
    const image = drawings[0]?.image ?? '';
    expect(await contrastOf(image)).toBeGreaterThan(7);
    const { data } = await pixelsOf(image);
    expect([...data.slice(0, 4)]).toEqual([255, 255, 255, 255]);
    // What is sent is what the customer sees: extensions and browsers leave pixels alone.
    expect(canvas.toDataURL('image/png')).toBe(image);
  });

  it.each<[string, CSSProperties, number]>([
    ['transform', { transform: 'scale(1.2)', transformOrigin: 'top left' }, 1.2],
    ['a smaller transform', { transform: 'scale(0.8)', transformOrigin: 'top left' }, 0.8],
    ['zoom', { zoom: 1.2 }, 1.2],
  ])('puts the ink under the pointer on a page that scales the pad: %s', async (_what, style, scale) => {
    const { canvas, draw } = await renderPad({ width: 400, style });
    await draw([50 * scale, 50 * scale], [350 * scale, 150 * scale]);
    const { left = 0, right = 0, top = 0, bottom = 0 } = inkOn(canvas) ?? {};
    expect([left, top].map((edge) => Math.abs(edge - 50) < 4)).toEqual([true, true]);
    // The last parts of a stroke are drawn with the next ones.
    expect([right > 150, right < 354, bottom > 80, bottom < 154]).toEqual([true, true, true, true]);
  });

  it('reports a dot only with a line', async () => {
    const { canvas, drawings, draw } = await renderPad();
    await draw([50, 50], [50, 50]);
    expect(inkOn(canvas)).toBeDefined();
    expect(drawings).toHaveLength(0);
    await draw([200, 20], [300, 100]);
    expect(drawings.at(-1)?.strokes).toHaveLength(2);
  });

  it('accepts strokes after the device cancelled one', async () => {
    const { canvas, drawings, draw } = await renderPad();
    await beginStroke(canvas, [20, 20], [100, 100]);
    fireEvent.pointerCancel(window, { pointerId: 1 });
    expect(drawings).toHaveLength(1);
    await draw([200, 20], [300, 100]);
    expect(drawings.at(-1)?.strokes).toHaveLength(2);
  });

  it('stays empty when the device turns after clearing', async () => {
    const { canvas, pad, drawings, draw, turn, isFitted } = await renderPad();
    await draw([20, 20], [100, 100]);
    pad.clear();
    expect(inkOn(canvas)).toBeUndefined();
    turn(300);
    await isFitted();
    expect(inkOn(canvas)).toBeUndefined();
    expect(drawings).toHaveLength(1);
  });

  it('removes its listeners on detach', async () => {
    const { pad, drawings, draw } = await renderPad();
    pad.detach();
    await draw([20, 20], [100, 100]);
    expect(drawings).toHaveLength(0);
  });
});

describe('turning the device', () => {
  it('keeps strokes that still fit', async () => {
    const { canvas, drawings, draw, turn, isFitted } = await renderPad();
    await draw([20, 40], [200, 120]);
    const before = inkOn(canvas);
    turn(320);
    await isFitted();
    const after = inkOn(canvas);
    expect(after?.left).toBeCloseTo(before?.left ?? 0, 0);
    expect(after?.right).toBeCloseTo(before?.right ?? 0, 0);
    await waitFor(() => expect(drawings).toHaveLength(2));
    expect((await pixelsOf(drawings[1]?.image ?? '')).width).toBe(canvas.width);
  });

  it('scales down strokes that no longer fit, and does not scale them up when the device turns back', async () => {
    const { canvas, drawings, draw, turn, isFitted } = await renderPad();
    await draw([20, 40], [560, 120]);
    turn(320);
    await isFitted();
    const narrow = inkOn(canvas);
    expect(narrow?.right).toBeLessThan(317);
    expect(narrow?.right).toBeGreaterThan(240);
    turn(600);
    await isFitted();
    expect(inkOn(canvas)?.right).toBeCloseTo(narrow?.right ?? 0, 0);
    expect(drawings.at(-1)?.strokes).toHaveLength(1);
  });

  it('lets the customer finish a signature in progress', async () => {
    const { canvas, drawings, draw, turn, isFitted } = await renderPad();
    await draw([20, 40], [120, 120]);
    turn(320);
    await isFitted();
    await draw([140, 40], [240, 120]);
    expect(drawings.at(-1)?.strokes).toHaveLength(2);
    expect(inkOn(canvas)?.right).toBeGreaterThan(200);
  });

  it('interrupts neither a stroke in progress nor the next one', async () => {
    const { canvas, drawings, draw, turn, isFitted } = await renderPad();
    const observed = vi.fn();
    const observer = new ResizeObserver(observed);
    await beginStroke(canvas, [20, 40], [100, 100]);
    turn(320);
    observer.observe(canvas);
    await waitFor(() => expect(observed).toHaveBeenCalled());
    observer.disconnect();
    expect(inkOn(canvas)).toBeDefined();
    await endStroke(canvas, [200, 120]);
    await isFitted();
    await draw([220, 40], [280, 120]);
    expect(drawings.at(-1)?.strokes).toHaveLength(2);
    expect(inkOn(canvas)?.left).toBeLessThan(25);
    expect(inkOn(canvas)?.right).toBeGreaterThan(250);
  });

  it('draws the strokes that it starts with', async () => {
    const first = await renderPad();
    await first.draw([20, 40], [200, 120]);
    const [drawing] = first.drawings;
    screen.getByTestId('frame').dataset.testid = 'first';
    first.canvas.dataset.testid = 'first canvas';
    const second = await renderPad(drawing && { strokes: drawing.strokes });
    expect(inkOn(second.canvas)?.right).toBeCloseTo(inkOn(first.canvas)?.right ?? 0, 0);
  });
});
