import { useRef, type ChangeEvent } from 'react';
import { useMessages } from '../../provider/useMessages';
import { TextField } from '../../ui/TextField';
import { authorisationMessages } from './messages';
import { typedSignatureImage } from './signatureImage';
import type { UseAuthorisationResult } from './useAuthorisation';

/** Two names of 30 characters each and a space. */
const longestName = 61;

/** A typed signature, for customers who cannot draw one: the name becomes the same kind of image. */
export function TypedSignature({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const texts = useMessages('authorisation', authorisationMessages);
  const paper = useRef<HTMLDivElement>(null);
  const { signature, type, register, errorOf } = authorisation;
  const field = register('typedName');

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const name = target.value.trim();
    const ink = paper.current ? getComputedStyle(paper.current).color : 'black';
    type(target.value, name === '' ? null : typedSignatureImage(name, ink));
  }

  return (
    <>
      <TextField
        label={texts.typedName}
        hint={texts.typedHint}
        autoComplete="name"
        maxLength={longestName}
        spellCheck={false}
        error={errorOf('typedName')}
        {...field}
        onChange={handleChange}
      />
      <div className="ptr-signature__paper" ref={paper}>
        {signature !== null && (
          <img className="ptr-signature__typed" src={signature} alt={texts.typedPreview(field.value.trim())} />
        )}
      </div>
    </>
  );
}
