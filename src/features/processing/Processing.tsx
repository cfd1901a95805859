import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asScreen } from '../../ui/asScreen';
import { Heading } from '../../ui/Heading';
import { LiveText } from '../../ui/LiveText';
import { LoadingDots } from '../../ui/LoadingDots';
import { Notice } from '../../ui/Notice';
import { Steps } from '../../ui/Steps';
import { processingMessages } from './messages';
import { useProcessing, type UseProcessingOptions } from './useProcessing';

/**
 * 'Processing Your Application', for a customer with tag 4. Reads the profile every 3 seconds until its tags change, and
 * continues after a failed read.
 *
 * @example
 * ```tsx
 * <Processing onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const Processing = asScreen(function Processing(props: UseProcessingOptions) {
  usePensionTrace('<Processing>');
  const state = useProcessing(props);
  const texts = useMessages('processing', processingMessages);

  return (
    <CustomerScreen heading={texts.heading} lead={texts.intro}>
      <div className="ptr ptr-processing__now">
        <LoadingDots />
        <p>{texts.waiting}</p>
      </div>
      {/* Rendered before the notice, so that screen readers announce it. */}
      <div role="status">
        {state.status === 'error' && (
          <Notice tone="warning" heading={texts.failedHeading}>
            <p>{state.message}</p>
            <p>{texts.goesOn}</p>
          </Notice>
        )}
      </div>
      <Heading level={2}>{texts.whatHappens}</Heading>
      <Steps
        steps={[
          { title: texts.savedTitle, text: texts.savedText, state: 'done', stateLabel: texts.done },
          { title: texts.checkingTitle, text: texts.checkingText, state: 'current', stateLabel: texts.current },
          { title: texts.nextTitle, text: texts.nextText, state: 'later', stateLabel: texts.later },
        ]}
      />
      <Notice tone="brand" heading={texts.safeToClose}>
        {texts.comeBack}
      </Notice>
      <LiveText>{state.status === 'pending' ? texts.waiting : ''}</LiveText>
    </CustomerScreen>
  );
});
