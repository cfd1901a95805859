import { useDateText } from '../../data/useDateText';
import { useProfileQuery } from '../../data/useProfileQuery';
import { answerBy } from '../../domain/answerBy';
import { traceSteps } from '../../domain/traceProgress';
import { trackerMessages } from '../../screens/trackerMessages';
import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';
import { useSignedAuthorisations } from '../../features/signed-authorisation/useSignedAuthorisations';
import { eventCounts } from '../../texts/eventCounts';
import { eventNames } from '../../texts/eventNames';
import { eventNext } from '../../texts/eventTexts';
import { sentences } from '../../texts/sentences';
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
import { summaryParts, summaryText } from '../portal/summaryParts';
import { usePortalNow } from '../portal/usePortalNow';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { signingDoneMessages } from './messages';

export interface SigningDoneProps {
  /** Whether the application has just been completed: every trace is then at its first step. */
  isFirst: boolean;
  /** Called by 'Go to your portal'. */
  onContinue: () => void;
}

/** The confirmation after signing: the state of the traces, a reference, the next steps and a copy of the letter. */
export function SigningDone({ isFirst, onContinue }: SigningDoneProps) {
  const { answerTime } = usePensionTrace().config.promises;
  const texts = useMessages('signingDone', signingDoneMessages);
  const counts = useMessages('eventCounts', eventCounts);
  const next = useMessages('eventNext', eventNext);
  const tracker = useMessages('tracker', trackerMessages);
  const names = useMessages('eventNames', eventNames);
  const { isLoading, summary } = usePortalNow();
  const signed = useSignedAuthorisations();
  const dateText = useDateText();
  const getsNews = useProfileQuery().data?.news_email === true;
  const newest = signed.status === 'success' ? signed.data[0] : undefined;
  const by = newest && answerTime && answerBy(newest.signed_at, answerTime.days);
  const answer = next.asked({ usual: answerTime?.sentence, by: by && dateText(by) });

  return (
    <Screen before={<Mark icon="check" isDone />} heading={texts.heading} lead={texts.lead} focusHeading>
      {(isLoading || signed.status === 'pending') && <Skeleton shape="text" count={1} />}
      {summary && <p>{summaryText(summaryParts(summary, counts))}</p>}
      {isFirst && (
        <Tracker
          label={tracker.story}
          steps={traceSteps.map((name) => ({ label: names[name] }))}
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
          { title: texts.next1, text: next.letterSigned({}) },
          { title: texts.next2, text: sentences(answer, getsNews ? texts.next2News : undefined) },
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
