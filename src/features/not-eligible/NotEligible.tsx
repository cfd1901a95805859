import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { notEligibleMessages } from './messages';

/**
 * 'Not Eligible for Pension Tracing', with the firm's Pension Guide.
 *
 * @example
 * ```tsx
 * <NotEligible />
 * ```
 */
export function NotEligible() {
  const { config } = usePensionTrace('<NotEligible>');
  const texts = useMessages('notEligible', notEligibleMessages);
  const { pensionGuide } = config.links;

  return (
    <Screen heading={texts.heading} lead={texts.intro}>
      <p>{texts.whatNow}</p>
      {pensionGuide !== undefined && (
        <Card as="section" heading={texts.guideHeading} tone="brand">
          <p>{texts.guideText}</p>
          <Link href={pensionGuide} isExternal variant="primary">
            {texts.guideLink}
          </Link>
        </Card>
      )}
      {config.contact.email !== undefined && <p>{texts.mistake(config.contact.email)}</p>}
    </Screen>
  );
}
