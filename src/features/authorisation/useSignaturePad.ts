import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { BackendError } from '../../backend/BackendError';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { attachSignaturePad, type AttachedPad } from './attachSignaturePad';
import type { Drawing, Stroke } from './authorisationFields';

export interface UseSignaturePadOptions {
  /** The strokes to start with. */
  strokes: readonly Stroke[];
  onDrawn: (drawing: Drawing) => void;
}

export interface SignaturePadControl {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** `error`: the drawing code failed to load. */
  status: 'pending' | 'success' | 'error';
  clear: () => void;
}

/** Attaches a signature pad to a canvas while the component is mounted. */
export function useSignaturePad({ strokes, onDrawn }: UseSignaturePadOptions): SignaturePadControl {
  const { onError } = usePensionTrace();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<AttachedPad>(null);
  const newest = useRef({ strokes, onDrawn, onError });
  const [status, setStatus] = useState<SignaturePadControl['status']>('pending');

  useEffect(() => {
    newest.current = { strokes, onDrawn, onError };
  });

  useEffect(() => {
    if (!canvas.current) return undefined;
    let isGone = false;
    attachSignaturePad(canvas.current, newest.current.strokes, (drawing) => newest.current.onDrawn(drawing)).then(
      (attached) => {
        if (isGone) return attached.detach();
        pad.current = attached;
        setStatus('success');
      },
      (error: unknown) => {
        if (isGone) return;
        setStatus('error');
        newest.current.onError(BackendError.from(error));
      },
    );
    return () => {
      isGone = true;
      pad.current?.detach();
      pad.current = null;
    };
  }, []);

  return { canvas, status, clear: useCallback(() => pad.current?.clear(), []) };
}
