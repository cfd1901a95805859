import { useId, type KeyboardEvent } from 'react';
import { useMessages } from '../../provider/useMessages';
import { classNames } from '../../ui/classNames';
import { FieldError } from '../../ui/FieldError';
import type { SignatureMethod } from './authorisationSchema';
import { DrawnSignature } from './DrawnSignature';
import { authorisationMessages } from './messages';
import { TypedSignature } from './TypedSignature';
import { Heading } from '../../ui/Heading';
import type { UseAuthorisationResult } from './useAuthorisation';

const methods: readonly SignatureMethod[] = ['drawn', 'typed'];

/** 'Please sign below': to draw and to type are two tabs of equal standing, on a phone as well. */
export function SignatureField({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const texts = useMessages('authorisation', authorisationMessages);
  const id = useId();
  const { method, setMethod, idOf } = authorisation;
  const error = authorisation.errorOf('drawn');
  const labels = { drawn: texts.draw, typed: texts.type };
  const tabId = (of: SignatureMethod) => `${id}-${of}`;

  function handleKeyDown(event: KeyboardEvent) {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const isLast = event.key === 'End' || (event.key !== 'Home' && method === 'drawn');
    const next = isLast ? 'typed' : 'drawn';
    setMethod(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div
      className={classNames('ptr-field ptr-signature', error && 'ptr-field--invalid')}
      id={idOf('drawn')}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Heading level={2} className="ptr-fieldset__heading ptr-signature__heading" id={`${id}-heading`}>
        {texts.signatureHeading}
      </Heading>
      <FieldError id={`${id}-error`} message={error} />
      <div className="ptr-signature__tabs" role="tablist" aria-label={texts.methods}>
        {methods.map((of) => (
          <button
            key={of}
            type="button"
            role="tab"
            id={tabId(of)}
            className="ptr-signature__tab"
            aria-selected={of === method}
            aria-controls={`${id}-panel`}
            tabIndex={of === method ? 0 : -1}
            onClick={() => setMethod(of)}
            onKeyDown={handleKeyDown}
          >
            {labels[of]}
          </button>
        ))}
      </div>
      <div className="ptr-signature__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(method)}>
        {method === 'drawn' ? (
          <DrawnSignature authorisation={authorisation} />
        ) : (
          <TypedSignature authorisation={authorisation} />
        )}
      </div>
    </div>
  );
}
