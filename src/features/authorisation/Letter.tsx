import { useEffect, useRef, type RefCallback } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { focusControl } from '../../ui/focusControl';
import { Notice } from '../../ui/Notice';
import { LetterCopy } from './LetterCopy';
import { LetterWords } from './LetterWords';
import { authorisationMessages } from './messages';
import { SignatureField } from './SignatureField';
import type { UseAuthorisationResult } from './useAuthorisation';
import type { LetterParts } from './useLetterPicture';
import { useTranslation } from './useTranslation';

/** The elements of a letter. */
interface LetterElements extends LetterParts {
  /** The place to sign. */
  signature: RefCallback<HTMLElement>;
}

export interface LetterProps {
  authorisation: UseAuthorisationResult;
  elements: LetterElements;
}

/** The letter to read, tick and sign, and its copy for the picture. */
export function Letter({ authorisation, elements }: LetterProps) {
  const texts = useMessages('authorisation', authorisationMessages);
  const { shownWords, copy, copiedWords, signature } = elements;
  const { isTranslated, original, showOriginal } = useTranslation(shownWords, copiedWords);
  const letter = useRef<HTMLDivElement>(null);
  const { state, idOf } = authorisation;
  const headingId = idOf('letter');
  const isBusy = state.status === 'pending' || state.status === 'success';

  useEffect(() => {
    if (original > 0 && letter.current) focusControl(letter.current.ownerDocument, headingId);
  }, [original, headingId]);

  return (
    <div className="ptr ptr-letter" aria-busy={isBusy}>
      <LetterCopy authorisation={authorisation} letter={copy} words={copiedWords} />
      <div className="ptr ptr-authorisation" ref={letter}>
        <LetterWords
          key={original}
          authorisation={authorisation}
          translate={original > 0 ? 'no' : undefined}
          ref={shownWords}
        />
        <SignatureField authorisation={authorisation} place={signature}>
          <div role="status">
            {isTranslated && (
              <div className="ptr ptr-letter__translated">
                <Notice tone="info">
                  <p>{texts.translated}</p>
                  <Button variant="quiet" onPress={showOriginal}>
                    {texts.showOriginal}
                  </Button>
                </Notice>
              </div>
            )}
          </div>
        </SignatureField>
      </div>
    </div>
  );
}
