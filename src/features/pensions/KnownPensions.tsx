import { useId } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asScreen } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { knownPensionsMessages } from './messages';
import { useKnownPensions, type UseKnownPensionsOptions } from './useKnownPensions';

/**
 * 'Help Us Help You: Add Your Known Pensions', for a customer with tag 8: asks whether the customer already knows a
 * pension. Sends `portal_known_pensions_add` or `portal_known_pensions_continue`.
 *
 * @example
 * ```tsx
 * <KnownPensions onCompleted={({ action }) => console.log(action)} />
 * ```
 */
export const KnownPensions = asScreen(function KnownPensions(props: UseKnownPensionsOptions) {
  usePensionTrace('<KnownPensions>');
  const { state, busyWith, run } = useKnownPensions(props);
  const texts = useMessages('knownPensions', knownPensionsMessages);
  const benefitsId = useId();
  const benefits = [texts.benefitTime, texts.benefitTogether, texts.benefitClue, texts.benefitOnce];

  return (
    <CustomerScreen heading={texts.heading} lead={texts.lead}>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <FormActions>
        <Button isBusy={busyWith === 'add'} isDisabled={busyWith === 'continue'} onPress={() => run('add')}>
          {texts.add}
        </Button>
        <Button
          variant="secondary"
          isBusy={busyWith === 'continue'}
          isDisabled={busyWith === 'add'}
          onPress={() => run('continue')}
        >
          {texts.none}
        </Button>
      </FormActions>
      <section className="ptr ptr-known-pensions" aria-labelledby={benefitsId}>
        <Heading level={2} id={benefitsId}>
          {texts.benefitsHeading}
        </Heading>
        <ul className="ptr ptr-known-pensions__benefits" role="list">
          {benefits.map((benefit) => (
            <li className="ptr ptr-known-pensions__benefit" key={benefit}>
              <Icon name="check" className="ptr-known-pensions__icon" />
              <span>{benefit}</span>
            </li>
          ))}
        </ul>
      </section>
    </CustomerScreen>
  );
});
