import { sharedMessages } from '../../provider/sharedMessages';
import { useLogOut } from '../../data/useLogOut';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormFrame } from '../../ui/FormFrame';
import { Screen } from '../../ui/Screen';
import { CodeField } from './CodeField';
import { LostPhone } from './LostPhone';
import { twoStepMessages } from './messages';
import { useSecondStep, type UseSecondStepOptions } from './useSecondStep';

/**
 * The screen for the code of an authenticator app. Show it while `useAccount` returns `second-step`, which ends once the
 * code is accepted.
 */
export function SecondStep(props: Omit<UseSecondStepOptions, 'factorId'>) {
  usePensionTrace('<SecondStep>');
  const texts = useMessages('twoStep', twoStepMessages);
  const shared = useMessages('shared', sharedMessages);
  const form = useSecondStep(props);
  const { state: leaving, logOut } = useLogOut();
  const { state, submit, submitCount } = form;
  const isBusy = state.status === 'submitting' || state.status === 'done';

  return (
    <Screen heading={texts.stepHeading} lead={texts.stepLead} focusHeading>
      <FormFrame
        summary={{
          heading: shared.errorSummaryHeading,
          errors: state.status === 'invalid' ? state.problems : [],
          focusKey: submitCount,
        }}
        onSubmit={submit}
        problem={state.status === 'failed' ? state.message : undefined}
        buttons={
          <Button type="submit" isBusy={isBusy} busyLabel={shared.loading}>
            {texts.stepSubmit}
          </Button>
        }
        isBusy={isBusy}
        cancel={{
          label: texts.logOut,
          busyLabel: shared.loading,
          isBusy: leaving.status === 'leaving',
          onPress: logOut,
        }}
      >
        <CodeField form={form} />
      </FormFrame>
      {leaving.status === 'failed' && <ErrorBox heading={texts.logOutFailed} message={leaving.message} />}
      <LostPhone />
    </Screen>
  );
}
