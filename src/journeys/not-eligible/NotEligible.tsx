import { useAccount } from '../../data/useAccount';
import { isForSomeoneElse, reasonValues } from '../../domain/reason';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { ChangeReason } from './ChangeReason';
import { notEligibleMessages } from './messages';
import { telephone } from '../../domain/phone';
import { Heading } from '../../ui/Heading';
import { Untranslated } from '../../ui/Untranslated';
import { HelpLink } from '../../screens/HelpLink';

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
  const isAboutSomeoneElse = reason !== undefined && isForSomeoneElse(reason);

  return (
    <Screen heading={texts.heading} lead={texts.intro}>
      {isAboutSomeoneElse && <ChangeReason reason={reason} />}
      <p>{texts.whatNow}</p>
      {isAboutSomeoneElse && <SomeoneElsesPension isRelative={reason === 1} />}
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

/** The firm's telephone number and email address as links. Renders nothing without either. */
function FirmContact() {
  const { ukPhone, email } = usePensionTrace().config.contact;
  const texts = useMessages('notEligible', notEligibleMessages);
  if (ukPhone === undefined && email === undefined) return null;
  return (
    <section className="ptr ptr-not-eligible__part">
      <Heading level={2} className="ptr ptr-heading ptr-heading--large">
        {texts.contactHeading}
      </Heading>
      <p>{texts.contact}</p>
      <ul className="ptr ptr-advice__links" role="list">
        {ukPhone !== undefined && (
          <li>
            <Link href={telephone(ukPhone)}>{texts.contactPhone(ukPhone)}</Link>
          </li>
        )}
        {email !== undefined && (
          <li>
            <Link href={`mailto:${email}`}>
              <Untranslated within={texts.contactEmail(email)}>{email}</Untranslated>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The government's Pension Tracing Service. Renders nothing when the firm has removed its link with `null`. */
function FreeService() {
  const { links } = usePensionTrace().config;
  const texts = useMessages('notEligible', notEligibleMessages);
  if (links.help?.pensionTracingService === null) return null;
  return (
    <section className="ptr ptr-not-eligible__part">
      <Heading level={2} className="ptr ptr-heading ptr-heading--large">
        {texts.serviceHeading}
      </Heading>
      <p>{texts.service}</p>
      <ul className="ptr ptr-advice__links" role="list">
        <li>
          <HelpLink place="pensionTracingService">{texts.serviceLink}</HelpLink>
        </li>
      </ul>
    </section>
  );
}

interface SomeoneElsesPensionProps {
  /** True when the person may be alive: they can start a trace of their own. */
  isRelative: boolean;
}

/** The options of a relative or an executor, and the documents that they need. */
function SomeoneElsesPension({ isRelative }: SomeoneElsesPensionProps) {
  const texts = useMessages('notEligible', notEligibleMessages);
  return (
    <>
      {isRelative && (
        <section className="ptr ptr-not-eligible__part">
          <Heading level={2} className="ptr ptr-heading ptr-heading--large">
            {texts.relativeHeading}
          </Heading>
          <p>{texts.relative}</p>
        </section>
      )}
      <section className="ptr ptr-not-eligible__part">
        <Heading level={2} className="ptr ptr-heading ptr-heading--large">
          {texts.executorHeading}
        </Heading>
        <p>{texts.executor}</p>
        <p>{texts.family}</p>
        <Heading level={3} className="ptr ptr-heading ptr-heading--body">
          {texts.papersHeading}
        </Heading>
        <ul className="ptr ptr-not-eligible__papers">
          <li>{texts.paperDeath}</li>
          <li>{texts.paperProbate}</li>
          <li>{texts.paperIdentity}</li>
        </ul>
        <p>{texts.papersFirst}</p>
      </section>
    </>
  );
}
