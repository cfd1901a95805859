import type { Drawing, Stroke } from './authorisationSchema';
import { drawnSignatureImage } from './signatureImage';

/** A canvas on which somebody can sign. */
export interface AttachedPad {
  clear: () => void;
  /** Takes everything off the canvas that listens. */
  detach: () => void;
}

/** How wide the pen draws, in CSS pixels (specification section 9). */
const pen = { minWidth: 0.5, maxWidth: 2.5 };

/**
 * Makes a canvas that is sized by CSS a signature pad, in the canvas's own text colour. The code that draws is fetched
 * only here. A change of size empties a canvas, so that what was drawn is drawn again from its strokes, smaller where
 * it would no longer fit (szimek/signature_pad #33).
 *
 * @param strokes What had been drawn before.
 * @param onDrawn Called at the end of each stroke, and when a change of size made another image of it.
 */
export async function attachSignaturePad(
  canvas: HTMLCanvasElement,
  strokes: readonly Stroke[],
  onDrawn: (drawing: Drawing) => void,
): Promise<AttachedPad> {
  const { default: SignaturePad } = await import('signature_pad');
  const pad = new SignaturePad(canvas, { ...pen, penColor: getComputedStyle(canvas).color });
  pad.fromData([...strokes]);
  let isDrawing = false;
  let isSizeOld = false;

  function tell() {
    if (!pad.isEmpty()) onDrawn({ image: drawnSignatureImage(canvas), strokes: [...pad.toData()] });
  }

  function fit() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    // Emptying the pad would leave the pointer without a stroke to go on with.
    isSizeOld = isDrawing;
    if (isDrawing) return;
    const ratio = Math.max(window.devicePixelRatio, 1);
    const kept = fitStrokes(pad.toData(), width, height);
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    canvas.getContext('2d')?.scale(ratio, ratio);
    pad.fromData(kept);
    tell();
  }

  pad.addEventListener('beginStroke', () => {
    isDrawing = true;
  });
  pad.addEventListener('endStroke', () => {
    isDrawing = false;
    if (isSizeOld) fit();
    else tell();
  });
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);

  return {
    clear: () => pad.clear(),
    detach() {
      observer.disconnect();
      pad.off();
    },
  };
}

/** The strokes as they are when they fit into `width`, otherwise all of them smaller by as much as it takes. */
function fitStrokes(strokes: Stroke[], width: number, height: number): Stroke[] {
  const furthest = Math.max(...strokes.flatMap(({ points }) => points.map(({ x }) => x)), 0);
  const scale = (width - 2 * pen.maxWidth) / furthest;
  if (scale >= 1) return strokes;
  const above = (height * (1 - scale)) / 2;
  return strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale + above })),
  }));
}
