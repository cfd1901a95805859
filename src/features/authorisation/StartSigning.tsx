import { useRef } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { focusControl } from '../../ui/focusControl';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

interface StartSigningProps {
  authorisation: UseAuthorisationResult;
  /** Called when the press moves the page. */
  onPress: () => void;
}

/**
 * 'Start signing', at the bottom of a phone's screen until the customer begins: moves focus to the first checkbox. It is
 * before the letter in the document, so that a keyboard reaches it first.
 */
export function StartSigning({ authorisation, onPress }: StartSigningProps) {
  const texts = useMessages('authorisation', authorisationMessages);
  const bar = useRef<HTMLDivElement>(null);

  function handlePress() {
    onPress();
    if (bar.current) focusControl(bar.current.ownerDocument, authorisation.idOf('agreed'));
  }

  return (
    <div className="ptr ptr-no-print ptr-letter-start" ref={bar}>
      <Button variant="secondary" isWide onPress={handlePress}>
        {texts.start}
      </Button>
    </div>
  );
}
