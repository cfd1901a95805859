import { expect, fireEvent, waitFor } from 'storybook/test';

/** Two strokes: x and y in turn, as fractions of the canvas. */
const lines = [
  [0.06, 0.7, 0.12, 0.25, 0.18, 0.7, 0.24, 0.25, 0.3, 0.7],
  [0.36, 0.6, 0.42, 0.45, 0.48, 0.65, 0.56, 0.5, 0.64, 0.62, 0.74, 0.5, 0.86, 0.6],
];

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Draws a signature with a pointer when the canvas is ready. */
export async function drawSignature(canvas: HTMLElement): Promise<void> {
  await waitFor(() => expect(canvas.parentElement).toHaveAttribute('aria-busy', 'false'), { timeout: 10_000 });
  for (const line of lines) {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const pointer = (index: number) => ({
      clientX: left + (line[index] ?? 0) * width,
      clientY: top + (line[index + 1] ?? 0) * height,
      pointerId: 1,
      buttons: 1,
    });
    await fireEvent.pointerDown(canvas, pointer(0));
    for (let index = 2; index < line.length; index += 2) {
      await nextFrame();
      await fireEvent.pointerMove(window, pointer(index));
    }
    await fireEvent.pointerUp(window, { ...pointer(line.length - 2), buttons: 0 });
    // Wait two frames before the next stroke, as a person needs at least.
    await nextFrame();
    await nextFrame();
  }
}
