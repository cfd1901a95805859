import { useLogOut } from '../../data/useLogOut';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { EmailLink } from '../../ui/EmailLink';
import { PhoneLink } from '../../ui/PhoneLink';
import { SubmitButton } from '../../screens/SubmitButton';
import { asFormScreen } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { FormFrame } from '../../ui/FormFrame';
import { Screen } from '../../ui/Screen';
import { CodeField } from './CodeField';
import { twoStepMessages } from './messages';
import { TextedCode } from './TextedCode';
import { useSecondStep, type UseSecondStepOptions } from './useSecondStep';
import { DataRows, type DataRow } from '../../ui/DataRows';
import { Disclosure } from '../../ui/Disclosure';

/**
 * The screen for the code of an authenticator app or a text. Show it while `useAccount` returns `second-step`, which
 * ends when the code is accepted.
 *
 * @example
 * ```tsx
 * <SecondStepForm onCompleted={() => console.log('code accepted')} />
 * ```
 */
export const SecondStepForm = asFormScreen(function SecondStepForm(
  props: Omit<UseSecondStepOptions, 'factorId' | 'isPhone'>,
  { slots },
) {
  usePensionTrace('<SecondStepForm>');
  const texts = useMessages('twoStep', twoStepMessages);
  const form = useSecondStep(props);
  const summary = useErrorSummary(form);
  const { state: leaving, logOut } = useLogOut();
  const { state, submit, way, text } = form;
  const isBusy = state.status === 'pending' || state.status === 'success';

  const logOutLink = {
    label: texts.logOut,

    isBusy: leaving.status === 'pending',
    onPress: logOut,
  };
  const problem = leaving.status === 'error' && <ErrorBox heading={texts.logOutFailed} message={leaving.message} />;
  const leads = { app: texts.stepLead, phone: texts.textLead, unsupported: texts.unsupportedLead };

  if (way === 'unsupported') {
    return (
      <Screen heading={slots.heading ?? texts.stepHeading} lead={leads[way]} focusHeading>
        <ContactRows />
        <FormActions>
          <Button variant="secondary" isBusy={logOutLink.isBusy} onPress={logOut}>
            {texts.logOut}
          </Button>
        </FormActions>
        {problem}
      </Screen>
    );
  }
  return (
    <Screen heading={slots.heading ?? texts.stepHeading} lead={leads[way]} focusHeading>
      <TextedCode way={way} text={text} />
      <FormFrame
        summary={summary}
        onSubmit={submit}
        problem={state.status === 'error' ? state.message : undefined}
        buttons={<SubmitButton status={state.status}>{texts.stepSubmit}</SubmitButton>}
        isBusy={isBusy}
        cancel={logOutLink}
      >
        <CodeField form={form} hint={way === 'phone' ? texts.textHint : undefined} />
      </FormFrame>
      {problem}
      <LostPhone />
    </Screen>
  );
});

/** Help for customers without a code, with the firm's contact details. */
function LostPhone() {
  const texts = useMessages('twoStep', twoStepMessages);
  return (
    <Disclosure summary={texts.lostSummary}>
      <p>{texts.lostClock}</p>
      <p>{texts.lostPhone}</p>
      <ContactRows />
    </Disclosure>
  );
}

/** The firm's contact details. */
function ContactRows() {
  const { contact } = usePensionTrace().config;
  const texts = useMessages('twoStep', twoStepMessages);
  const rows: DataRow[] = [];
  if (contact.email) {
    rows.push({
      label: texts.lostEmail,
      value: <EmailLink>{contact.email}</EmailLink>,
    });
  }
  if (contact.ukPhone) rows.push({ label: texts.lostUkPhone, value: <PhoneLink>{contact.ukPhone}</PhoneLink> });
  if (contact.internationalPhone) {
    rows.push({ label: texts.lostInternationalPhone, value: <PhoneLink>{contact.internationalPhone}</PhoneLink> });
  }
  return rows.length > 0 && <DataRows rows={rows} />;
}
