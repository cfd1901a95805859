import { useEffect, useRef, type ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { BackendError } from '../../backend/BackendError';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { TextField } from '../../ui/TextField';
import { loadHandFont } from './loadHandFont';
import { authorisationMessages } from './messages';
import { typedSignatureImage } from './signatureImage';
import type { UseAuthorisationResult } from './useAuthorisation';

/** Two names of 30 characters each and a space. */
const longestName = 61;

/** A typed signature, for customers who cannot draw one: the name becomes the same kind of image. */
export function TypedSignature({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const { onError } = usePensionTrace();
  const texts = useMessages('authorisation', authorisationMessages);
  const paper = useRef<HTMLDivElement>(null);
  const { signature, type, fieldProps, errorOf, form } = authorisation;
  const typedName = useWatch({ control: form.control, name: 'typedName' });
  const field = fieldProps('typedName', { hasHint: true });

  function write(typed: string) {
    const name = typed.trim();
    const sheet = paper.current;
    if (!sheet) return;
    type(typed, name === '' ? null : typedSignatureImage(name, sheet.clientWidth));
  }

  const rewrite = useRef<() => void>(undefined);
  useEffect(() => {
    rewrite.current = () => write(form.getValues('typedName'));
  });
  useEffect(() => {
    let isGone = false;
    // Text typed before the font loaded was drawn in another font.
    loadHandFont().then(
      (isLoaded) => isLoaded && !isGone && rewrite.current?.(),
      (error: unknown) => !isGone && onError(BackendError.from(error)),
    );
    return () => {
      isGone = true;
    };
  }, [onError]);

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
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => write(target.value)}
      />
      <div className="ptr ptr-signature__paper" ref={paper}>
        {signature !== null && (
          <img className="ptr ptr-signature__image" src={signature} alt={texts.typedPreview(typedName.trim())} />
        )}
      </div>
    </>
  );
}
