import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A point on the pad, in CSS pixels from its top left corner. */
type Point = readonly [x: number, y: number];

function pointer(canvas: HTMLElement, [x, y]: Point, buttons: number) {
  const { left, top } = canvas.getBoundingClientRect();
  return { clientX: left + x, clientY: top + y, pointerId: 1, buttons };
}

/** Waits until the drawing code has loaded. */
export async function padIsReady(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.parentElement).toHaveAttribute('aria-busy', 'false'), { timeout: 10_000 });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses the pointer and moves it at a realistic speed. */
export async function beginStroke(canvas: HTMLElement, from: Point, to: Point): Promise<void> {
  const parts = 5;
  fireEvent.pointerDown(canvas, pointer(canvas, from, 1));
  for (let part = 1; part <= parts; part += 1) {
    await nextFrame();
    const at = (axis: 0 | 1) => from[axis] + ((to[axis] - from[axis]) * part) / parts;
    fireEvent.pointerMove(window, pointer(canvas, [at(0), at(1)], 1));
  }
  await nextFrame();
}

/** Releases the pointer. */
export async function endStroke(canvas: HTMLElement, at: Point): Promise<void> {
  fireEvent.pointerUp(window, pointer(canvas, at, 0));
  await nextFrame();
}

/** Draws one line. */
export async function drawOn(canvas: HTMLElement, from: Point, to: Point): Promise<void> {
  await padIsReady(canvas);
  await beginStroke(canvas, from, to);
  await endStroke(canvas, to);
}

/** The bounds of the ink on the canvas, in CSS pixels; undefined when there is none. */
export function inkOn(canvas: HTMLElement): { left: number; right: number; top: number; bottom: number } | undefined {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('The pad is a canvas');
  const { width, height } = canvas;
  const ratio = width / canvas.clientWidth;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
  const found: Point[] = [];
  for (let index = 0; index < data.length; index += 4) {
    const pixel = index / 4;
    if ((data[index] ?? 255) < 250) found.push([pixel % width, Math.floor(pixel / width)]);
  }
  if (found.length === 0) return undefined;
  const ends = (axis: 0 | 1) => {
    const values = found.map((point) => point[axis] / ratio);
    return [values.reduce((one, other) => Math.min(one, other)), values.reduce((one, other) => Math.max(one, other))];
  };
  const [left = 0, right = 0] = ends(0);
  const [top = 0, bottom = 0] = ends(1);
  return { left, right, top, bottom };
}
