import { useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ErrorBox } from '../../ui/ErrorBox';
import { Icon } from '../../ui/Icon';
import { AsyncList } from '../../ui/AsyncList';
import { Notice } from '../../ui/Notice';
import { signedAuthorisationMessages } from './messages';
import { saveFile } from './saveFile';
import { useLetter, type LetterWanted } from './useLetter';
import { useSignedAuthorisations } from './useSignedAuthorisations';

/** Props of {@link SignedAuthorisation}. */
export interface SignedAuthorisationProps {
  /** Called with the PDF. Default: saves it as a download. */
  onFile?: (file: File) => void;
}

/**
 * What the customer signed, as a PDF to keep or to print and sign with a pen.
 *
 * @example
 * ```tsx
 * <SignedAuthorisation />
 * ```
 */
export function SignedAuthorisation({ onFile = saveFile }: SignedAuthorisationProps) {
  usePensionTrace('<SignedAuthorisation>');
  const texts = useMessages('signedAuthorisation', signedAuthorisationMessages);
  const shared = useMessages('shared', sharedMessages);
  const signed = useSignedAuthorisations();
  const letter = useLetter(onFile);
  const [wanted, setWanted] = useState<LetterWanted>();
  const dateText = useDateText();

  function make(next: LetterWanted) {
    if (letter.state.status === 'sending') return;
    setWanted(next);
    letter.make(next);
  }

  return (
    <Card as="section" heading={texts.heading} headingLevel={3}>
      <p>{texts.lead}</p>
      <AsyncList
        state={signed}
        label={texts.list}
        skeleton={{ count: 1, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
        empty={{ heading: texts.emptyHeading, text: texts.empty, icon: 'edit', headingLevel: 4 }}
        keyOf={({ number }) => String(number)}
      >
        {({ number, signed_at }) => {
          const day = dateText(signed_at);
          const isMaking = (isForInk: boolean) =>
            letter.state.status === 'sending' && wanted?.number === number && wanted.isForInk === isForInk;
          return (
            <li key={number} className="ptr ptr-between ptr-signed">
              <p className="ptr ptr-signed__what">
                <strong>{texts.signedOn(day)}</strong>
                <span className="ptr ptr-quiet">{texts.record(number)}</span>
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
                  icon={<Icon name="edit" />}
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
      {letter.state.status === 'failed' && wanted && (
        <ErrorBox heading={texts.makingFailedHeading} message={letter.state.message}>
          <Button variant="secondary" onPress={() => make(wanted)}>
            {shared.tryAgain}
          </Button>
        </ErrorBox>
      )}
      <div role="status">
        {letter.state.status === 'done' && (
          <Notice tone="success">{letter.state.reply.isForInk ? texts.madePrint : texts.madeDownload}</Notice>
        )}
      </div>
    </Card>
  );
}
