import { useState } from 'react';
import { portalSignedAuthorisations } from '../../backend/contracts/signedAuthorisations';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ErrorBox } from '../../ui/ErrorBox';
import type { HeadingLevel } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { AsyncList } from '../../ui/AsyncList';
import { Notice } from '../../ui/Notice';
import { Untranslated } from '../../ui/Untranslated';
import { signedAuthorisationMessages } from './messages';
import { saveFile } from './saveFile';
import { useLetter, type LetterWanted } from './useLetter';
import { useSignedAuthorisations } from './useSignedAuthorisations';

/** Props of {@link SignedAuthorisation}. */
export interface SignedAuthorisationProps {
  /** Called with the PDF. Default: saves it as a download. */
  onFile?: ((file: File) => void) | undefined;
  /** The level of its heading. Default 3. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * What the customer signed, as a PDF to keep or to print and sign with a pen. Nothing if the backend has no procedure
 * `portal_signed_authorisations`.
 *
 * @example
 * ```tsx
 * <SignedAuthorisation />
 * ```
 */
export const SignedAuthorisation = asScreen(function SignedAuthorisation(
  { onFile = saveFile, headingLevel = 3 }: SignedAuthorisationProps,
  root,
) {
  const { backend } = usePensionTrace('<SignedAuthorisation>');
  const texts = useMessages('signedAuthorisation', signedAuthorisationMessages);
  const ui = useMessages('ui', uiMessages);
  const signed = useSignedAuthorisations();
  const letter = useLetter(onFile);
  const [wanted, setWanted] = useState<LetterWanted>();
  const dateText = useDateText();

  // Not 'nothing signed': the customer may well have signed.
  if (!backend.hasProcedure(portalSignedAuthorisations)) return null;

  function make(next: LetterWanted) {
    if (letter.state.status === 'pending') return;
    setWanted(next);
    letter.make(next);
  }

  return (
    <Card {...root} as="section" heading={texts.heading} headingLevel={headingLevel}>
      <p>{texts.lead}</p>
      <AsyncList
        state={signed}
        label={texts.list}
        skeleton={{ count: 1, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed }}
        empty={{ heading: texts.emptyHeading, text: texts.empty, icon: 'edit', headingLevel: 4 }}
      >
        {({ number, reference, signed_at }) => {
          const day = dateText(signed_at);
          const isMaking = (isForInk: boolean) =>
            letter.state.status === 'pending' && wanted?.number === number && wanted.isForInk === isForInk;
          return (
            <li key={number} className="ptr ptr-between ptr-signed">
              <p className="ptr ptr-signed__what">
                <strong>{texts.signedOn(day)}</strong>
                {reference && (
                  <span className="ptr ptr-quiet">
                    <Untranslated within={texts.reference(reference)}>{reference}</Untranslated>
                  </span>
                )}
              </p>
              <div className="ptr ptr-signed__actions">
                <Button
                  variant="secondary"
                  icon={<Icon name="download" />}
                  isBusy={isMaking(false)}
                  busyLabel={texts.making}
                  onPress={() => make({ number, isForInk: false })}
                >
                  {texts.download}
                  <span className="ptr ptr-visually-hidden">{texts.ofDate(day)}</span>
                </Button>
                <Button
                  variant="secondary"
                  icon={<Icon name="print" />}
                  isBusy={isMaking(true)}
                  busyLabel={texts.making}
                  onPress={() => make({ number, isForInk: true })}
                >
                  {texts.print}
                  <span className="ptr ptr-visually-hidden">{texts.ofDate(day)}</span>
                </Button>
              </div>
            </li>
          );
        }}
      </AsyncList>
      {letter.state.status === 'error' && wanted && (
        <ErrorBox heading={texts.makingFailedHeading} message={letter.state.message}>
          <Button variant="secondary" onPress={() => make(wanted)}>
            {ui.tryAgain}
          </Button>
        </ErrorBox>
      )}
      <div role="status">
        {letter.state.status === 'success' && (
          <Notice tone="success">{letter.state.reply.isForInk ? texts.madePrint : texts.madeDownload}</Notice>
        )}
      </div>
    </Card>
  );
});
