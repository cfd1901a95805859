import type { SignatureEvent } from 'signature_pad';
import { importCode } from '../../backend/codeError';
import { watchSize } from '../../domain/device';
import type { Drawing, Stroke } from './authorisationFields';
import { ink, paper } from './signatureImage';

/** A canvas that takes a signature. */
export interface AttachedPad {
  clear: () => void;
  /** Removes every listener. */
  detach: () => void;
}

/** Line widths in CSS pixels. */
const pen = { minWidth: 0.5, maxWidth: 2.5 };

/**
 * Turns a canvas into a signature pad; CSS sets its size. Loads signature_pad on demand. The paper is part of the picture,
 * so that customers see what is sent, whatever the page's colours. Resizing clears a canvas, so the strokes are drawn again, scaled down where they
 * would no longer fit (szimek/signature_pad #33).
 *
 * @param strokes The strokes to start with.
 * @param onDrawn Called at the end of each stroke, and when a resize has changed the image. Not while there are only dots.
 */
export async function attachSignaturePad(
  canvas: HTMLCanvasElement,
  strokes: readonly Stroke[],
  onDrawn: (drawing: Drawing) => void,
): Promise<AttachedPad> {
  const SignaturePad = await importCode(async () => (await import('signature_pad')).default);
  const pad = new SignaturePad(canvas, { ...pen, penColor: ink, backgroundColor: paper });
  pad.fromData([...strokes]);
  let isDrawing = false;
  let isSizeOld = false;

  function report() {
    // A tap while scrolling leaves a dot, which a provider does not accept as a signature.
    const hasLine = pad.toData().some(({ points }) => points.length > 1);
    if (hasLine) onDrawn({ image: canvas.toDataURL('image/png'), strokes: [...pad.toData()] });
  }

  function fit() {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    // Clearing the pad would cut off the stroke under the pointer.
    isSizeOld = isDrawing;
    if (isDrawing) return;
    const ratio = Math.max(window.devicePixelRatio, 1);
    const kept = fitStrokes(pad.toData(), width, height);
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    canvas.getContext('2d')?.scale(ratio, ratio);
    pad.fromData(kept);
    report();
  }

  pad.addEventListener('beginStroke', () => {
    isDrawing = true;
  });
  pad.addEventListener('endStroke', () => {
    isDrawing = false;
    if (isSizeOld) fit();
    else report();
  });
  pad.addEventListener('beforeUpdateStroke', {
    // A page's `zoom` or `transform` scales the canvas: the pointer moves in pixels of the window.
    handleEvent({ detail }: CustomEvent<SignatureEvent>) {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      detail.x = left + ((detail.x - left) * canvas.clientWidth) / width;
      detail.y = top + ((detail.y - top) * canvas.clientHeight) / height;
    },
  });
  const stopWatching = watchSize(canvas, fit);

  return {
    clear: () => pad.clear(),
    detach() {
      stopWatching();
      pad.off();
    },
  };
}

/** Scales the strokes down until they fit into `width`. Strokes that fit stay as they are. */
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
