import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { LiveText } from '../../ui/LiveText';
import { Notice } from '../../ui/Notice';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';
import { useSignaturePad } from './useSignaturePad';

/** The canvas to sign on. It holds its space before the drawing code has loaded. */
export function DrawnSignature({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const texts = useMessages('authorisation', authorisationMessages);
  const { signature, draw } = authorisation;
  const strokes = useWatch({ control: authorisation.form.control, name: 'strokes' });
  const { canvas, status, clear } = useSignaturePad({ strokes, onDrawn: draw });
  const [isCleared, setIsCleared] = useState(false);

  function handleClear() {
    clear();
    draw(null);
    setIsCleared(true);
  }

  if (status === 'error') return <Notice tone="warning">{texts.drawingUnavailable}</Notice>;
  return (
    <>
      <div className="ptr ptr-signature__paper" aria-busy={status === 'pending'}>
        <canvas
          ref={canvas}
          className="ptr ptr-signature__canvas"
          role="img"
          aria-label={signature === null ? texts.drawnEmpty : texts.drawnSigned}
        />
      </div>
      <div className="ptr ptr-between ptr-signature__below">
        <p className="ptr ptr-field__hint">{texts.drawHint}</p>
        <Button variant="quiet" onPress={handleClear}>
          {texts.clear}
        </Button>
      </div>
      <LiveText>{isCleared && signature === null ? texts.cleared : ''}</LiveText>
    </>
  );
}
