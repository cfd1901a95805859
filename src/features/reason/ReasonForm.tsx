import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asFormScreen } from '../../ui/asScreen';
import { ErrorBox } from '../../ui/ErrorBox';
import type { ScreenProps } from '../../ui/Screen';
import { reasonMessages } from './messages';
import { HelpLink } from '../../screens/HelpLink';
import { ReasonRows } from './ReasonRows';
import { useReason, type UseReasonOptions } from './useReason';

/**
 * 'Why are you here today': ten reasons, for a customer with tag 3. Choosing one sends it (`portal_why`), so the form takes
 * no questions of your own: ask them in the next one.
 *
 * @example
 * ```tsx
 * <ReasonForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const ReasonForm = asFormScreen(function ReasonForm(
  { before, ...options }: UseReasonOptions & Pick<ScreenProps, 'before'>,
  { slots },
) {
  usePensionTrace('<ReasonForm>');
  const { state, options: reasons, choose } = useReason(options);
  const page = usePage();
  const texts = useMessages('reason', reasonMessages);

  return (
    <CustomerScreen before={before ?? page?.before} heading={slots.heading ?? texts.heading} lead={<OwnPensionsOnly />}>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <ReasonRows state={state} options={reasons} onChoose={choose} />
    </CustomerScreen>
  );
});

/** Shown before the choice: an answer about someone else's pension ends the application. */
function OwnPensionsOnly() {
  const { links } = usePensionTrace().config;
  const texts = useMessages('reason', reasonMessages);
  const hasService = links.help?.pensionTracingService !== null;
  return (
    <p>
      <span>{texts.intro}</span>
      {hasService && (
        <span>
          {` ${texts.others} `}
          <HelpLink place="pensionTracingService">{texts.othersLink}</HelpLink>
        </span>
      )}
    </p>
  );
}
