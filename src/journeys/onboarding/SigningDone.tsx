import { useDateText } from '../../data/useDateText';
import { useProfileQuery } from '../../data/useProfileQuery';
import { answerBy } from '../../domain/answerBy';
import { traceSteps } from '../../domain/traceProgress';
import { trackerMessages } from '../../screens/trackerMessages';
import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';
import { useSignedAuthorisations } from '../../features/signed-authorisation/useSignedAuthorisations';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Heading } from '../../ui/Heading';
import { Mark } from '../../ui/Mark';
import { Notice } from '../../ui/Notice';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { Untranslated } from '../../ui/Untranslated';
import { Steps } from '../../ui/Steps';
import { Tracker } from '../../ui/Tracker';
import { portalMessages } from '../portal/messages';
import { summaryText } from '../portal/summaryParts';
import { usePortalNow } from '../portal/usePortalNow';
import { signingDoneMessages } from './messages';

export interface SigningDoneProps {
  /** Whether the application has just been completed: every trace is then at its first step. */
  isFirst: boolean;
  /** Called by 'Go to your portal'. */
  onContinue: () => void;
}

/** The confirmation after signing: the state of the traces, a reference, the next steps and a copy of the letter. */
export function SigningDone({ isFirst, onContinue }: SigningDoneProps) {
  const { companyName, promises } = usePensionTrace().config;
  const texts = useMessages('signingDone', signingDoneMessages);
  const portal = useMessages('portal', portalMessages);
  const tracker = useMessages('tracker', trackerMessages);
  const { isLoading, summary } = usePortalNow();
  const signed = useSignedAuthorisations();
  const dateText = useDateText();
  const getsNews = useProfileQuery().data?.news_email === true;
  const newest = signed.status === 'success' ? signed.data[0] : undefined;
  const answer = promises.answerTime;
  const answerTime =
    newest && answer
      ? texts.next2By(dateText(answerBy(newest.signed_at, answer.days)))
      : (answer?.sentence ?? texts.next2Text);

  return (
    <Screen before={<Mark icon="check" isDone />} heading={texts.heading} lead={texts.lead} focusHeading>
      {(isLoading || signed.status === 'pending') && <Skeleton shape="text" count={1} />}
      {summary && <p>{summaryText(portal.summary(summary))}</p>}
      {isFirst && (
        <Tracker
          label={tracker.story}
          steps={traceSteps.map((name) => ({ label: tracker[name] }))}
          current={1}
          currentLabel={tracker.now}
        />
      )}
      {newest?.reference && (
        <Notice
          tone="success"
          heading={<Untranslated within={texts.reference(newest.reference)}>{newest.reference}</Untranslated>}
        >
          {texts.referenceText}
        </Notice>
      )}
      <Heading level={2}>{texts.nextHeading}</Heading>
      <Steps
        steps={[
          { title: texts.next1, text: texts.next1Text(companyName) },
          { title: texts.next2, text: getsNews ? `${answerTime} ${texts.next2News}` : answerTime },
          { title: texts.next3, text: texts.next3Text },
        ]}
      />
      <FormActions>
        <Button onPress={onContinue}>{texts.continue}</Button>
      </FormActions>
      <SignedAuthorisation />
    </Screen>
  );
}
