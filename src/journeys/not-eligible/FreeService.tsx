import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { HelpLink } from '../../screens/HelpLink';
import { notEligibleMessages } from './messages';

/** The government's Pension Tracing Service. Renders nothing when the firm has removed its link with `null`. */
export function FreeService() {
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
