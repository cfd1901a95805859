import { useCallback, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { inertAttribute } from '../../ui/useInertUntilReady';
import { LetterWords } from './LetterWords';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

export interface LetterCopyProps {
  authorisation: UseAuthorisationResult;
  /** The copy of the letter, to capture. */
  letter: RefObject<HTMLDivElement | null>;
  /** Its words, to compare with those on the page. */
  words: RefObject<HTMLDivElement | null>;
}

/**
 * A second rendering of the letter, for its picture. It is in a closed shadow root, so that no translator and no extension
 * changes its words. A captured element must be laid out: its host clips it.
 */
export function LetterCopy({ authorisation, letter, words }: LetterCopyProps) {
  const { locale } = usePensionTrace();
  const texts = useMessages('authorisation', authorisationMessages);
  const attached = useRef<ShadowRoot>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const { signature } = authorisation;

  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return;
    // Strict mode passes the same element twice, and an element has at most one shadow root.
    if (attached.current?.host !== host) attached.current = host.attachShadow({ mode: 'closed' });
    setRoot(attached.current);
  }, []);

  return (
    <div className="ptr ptr-no-print ptr-letter-copy" aria-hidden="true" {...inertAttribute} ref={attach}>
      {root &&
        createPortal(
          <div className="ptr ptr-authorisation ptr-authorisation--copy" lang={locale} translate="no" ref={letter}>
            <LetterWords authorisation={authorisation} isCopy ref={words} />
            <div>
              <Heading level={2} className="ptr ptr-heading">
                {texts.signatureHeading}
              </Heading>
              <div className="ptr ptr-signature__panel">
                <div className="ptr ptr-signature__paper">
                  {signature !== null && <img className="ptr ptr-signature__image" src={signature} alt="" />}
                </div>
              </div>
            </div>
          </div>,
          root,
        )}
    </div>
  );
}
