import type { HelpPlace } from '../../provider/configuration';
import { useMessages } from '../../provider/useMessages';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { HelpLink } from './HelpLink';
import { nothingFoundMessages } from './nothingFoundMessages';

interface Step {
  heading: string;
  text: string;
  link?: { place: HelpPlace; words: string };
}

/** What can still be done when a trace found nothing, and a warning of those who make money of it. */
export function NothingFound() {
  const texts = useMessages('nothingFound', nothingFoundMessages);
  const steps: Step[] = [
    {
      heading: texts.tracingHeading,
      text: texts.tracing,
      link: { place: 'pensionTracingService', words: texts.tracingLink },
    },
    { heading: texts.paperHeading, text: texts.paper },
    { heading: texts.peopleHeading, text: texts.people },
    {
      heading: texts.companyHeading,
      text: texts.company,
      link: { place: 'companiesHouse', words: texts.companyLink },
    },
    { heading: texts.stateHeading, text: texts.state, link: { place: 'statePension', words: texts.stateLink } },
    { heading: texts.helpHeading, text: texts.help, link: { place: 'moneyHelper', words: texts.helpLink } },
  ];

  return (
    <>
      <Card as="section" heading={texts.heading}>
        <p>{texts.lead}</p>
        <ul className="ptr-advice" role="list">
          {steps.map(({ heading, text, link }) => (
            <li key={heading} className="ptr-advice__step">
              <h3 className="ptr-advice__heading">{heading}</h3>
              <p className="ptr-advice__text">{text}</p>
              {link && <HelpLink place={link.place}>{link.words}</HelpLink>}
            </li>
          ))}
        </ul>
        <p>{texts.more}</p>
      </Card>
      <Notice tone="warning" heading={texts.scamHeading}>
        <p className="ptr-advice__text">{texts.scam}</p>
        <ul className="ptr-advice__links" role="list">
          <li>
            <HelpLink place="fcaRegister">{texts.scamRegisterLink}</HelpLink>
          </li>
          <li>
            <HelpLink place="scamSmart">{texts.scamSmartLink}</HelpLink>
          </li>
        </ul>
      </Notice>
    </>
  );
}
