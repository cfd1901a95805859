import { useAccount } from '../../data/useAccount';
import { isForSomeoneElse, reasonValues } from '../../domain/reason';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { ChangeReason } from './ChangeReason';
import { FirmContact } from './FirmContact';
import { FreeService } from './FreeService';
import { notEligibleMessages } from './messages';
import { SomeoneElsesPension } from './SomeoneElsesPension';

/**
 * 'Not Eligible for Pension Tracing', with the firm's Pension Guide. A customer who came about another person's pension
 * can change the reason, and reads how a relative or an executor can trace it. Without `reason` in the profile, or with
 * another reason, the text is general, because firms have their own grounds for refusal.
 *
 * @example
 * ```tsx
 * <NotEligible />
 * ```
 */
export const NotEligible = asScreen(function NotEligible() {
  const { config } = usePensionTrace('<NotEligible>');
  const account = useAccount();
  const texts = useMessages('notEligible', notEligibleMessages);
  const { pensionGuide } = config.links;
  const sent = account.status === 'success' ? account.user.reason : undefined;
  const reason = reasonValues.find((value) => value === sent);
  const isOthers = reason !== undefined && isForSomeoneElse(reason);

  return (
    <Screen heading={texts.heading} lead={texts.intro}>
      {isOthers && <ChangeReason reason={reason} />}
      <p>{texts.whatNow}</p>
      {isOthers && <SomeoneElsesPension isRelative={reason === 1} />}
      <FreeService />
      {pensionGuide !== undefined && (
        <Card as="section" heading={texts.guideHeading} tone="brand">
          <p>{texts.guideText}</p>
          <Link href={pensionGuide} isExternal variant="primary">
            {texts.guideLink}
          </Link>
        </Card>
      )}
      <FirmContact />
    </Screen>
  );
});
