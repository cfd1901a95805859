import { useId, type ReactNode, type RefCallback } from 'react';
import { useMessages } from '../../texts/useMessages';
import { classNames } from '../../ui/classNames';
import { FieldError } from '../../ui/FieldError';
import type { SignatureMethod } from './authorisationFields';
import { DrawnSignature } from './DrawnSignature';
import { authorisationMessages } from './messages';
import { TypedSignature } from './TypedSignature';
import { Heading } from '../../ui/Heading';
import type { UseAuthorisationResult } from './useAuthorisation';

const methods: readonly SignatureMethod[] = ['drawn', 'typed'];

export interface SignatureFieldProps {
  authorisation: UseAuthorisationResult;
  /** Ref of the place to sign. */
  place: RefCallback<HTMLElement>;
  /** Content above the heading. */
  children?: ReactNode;
}

/** 'Please sign below': a choice between drawing and typing, both equally prominent on every screen size. */
export function SignatureField({ authorisation, place, children }: SignatureFieldProps) {
  const texts = useMessages('authorisation', authorisationMessages);
  const id = useId();
  const { method, setMethod, idOf } = authorisation;
  const error = authorisation.errorOf('drawn');
  const labels = { drawn: texts.draw, typed: texts.type };

  return (
    <div
      className={classNames('ptr ptr-field ptr-no-ring', error && 'ptr-field--invalid')}
      id={idOf('drawn')}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {children}
      <Heading level={2} className="ptr ptr-heading" id={`${id}-heading`}>
        {texts.signatureHeading}
      </Heading>
      <FieldError id={`${id}-error`} message={error} />
      <div className="ptr ptr-no-print ptr-signature__tabs" role="radiogroup" aria-label={texts.methods}>
        {methods.map((of) => (
          <label className="ptr ptr-signature__tab" key={of}>
            <input
              type="radio"
              className="ptr ptr-signature__radio"
              name={`${id}-method`}
              checked={of === method}
              onChange={() => setMethod(of)}
            />
            {labels[of]}
          </label>
        ))}
      </div>
      <div className="ptr ptr-signature__panel" ref={place}>
        {method === 'drawn' ? (
          <DrawnSignature authorisation={authorisation} />
        ) : (
          <TypedSignature authorisation={authorisation} />
        )}
      </div>
    </div>
  );
}
