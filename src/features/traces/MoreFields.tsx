import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../texts/useMessages';
import { chevronRight } from '../../ui/controlShapes';
import { Drawing } from '../../ui/Drawing';
import { traceMessages } from './messages';

export interface MoreFieldsProps {
  /** Whether a field has a value: the fields are then open. */
  isFilled: boolean;
  /** Whether a field shows an error: the fields then open. */
  hasError: boolean;
  children: ReactNode;
}

/** Optional fields behind a line of text. They are part of the form while it is closed. */
export function MoreFields({ isFilled, hasError, children }: MoreFieldsProps) {
  const texts = useMessages('traces', traceMessages);
  const details = useRef<HTMLDetailsElement>(null);
  // Stays true: the fields do not close while the customer empties the last one.
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setWasFilled(true);

  useEffect(() => {
    if (hasError && details.current) details.current.open = true;
  }, [hasError]);

  return (
    <details className="ptr ptr-disclosure ptr-more-fields" open={wasFilled} ref={details}>
      <summary className="ptr ptr-disclosure__summary">
        <Drawing shapes={chevronRight} className="ptr-disclosure__chevron" />
        <span className="ptr ptr-disclosure__words">{texts.moreFields}</span>
      </summary>
      <div className="ptr ptr-stack ptr-more-fields__body">{children}</div>
    </details>
  );
}
