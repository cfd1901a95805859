import type { HelpPlace } from '../../provider/configuration';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { HelpLink } from '../../screens/HelpLink';
import { detailsMessages } from './messages';

interface Step {
  heading: string;
  text: string;
  link?: { place: HelpPlace; words: string };
}

/** Advice for a customer whose trace found nothing, and a warning about scams. */
export function NothingFound() {
  const texts = useMessages('details', detailsMessages);
  const steps: Step[] = [
    {
      heading: texts.nothingFoundTracingHeading,
      text: texts.nothingFoundTracing,
      link: { place: 'pensionTracingService', words: texts.nothingFoundTracingLink },
    },
    { heading: texts.nothingFoundPaperHeading, text: texts.nothingFoundPaper },
    { heading: texts.nothingFoundPeopleHeading, text: texts.nothingFoundPeople },
    {
      heading: texts.nothingFoundCompanyHeading,
      text: texts.nothingFoundCompany,
      link: { place: 'companiesHouse', words: texts.nothingFoundCompanyLink },
    },
    {
      heading: texts.nothingFoundStateHeading,
      text: texts.nothingFoundState,
      link: { place: 'statePension', words: texts.nothingFoundStateLink },
    },
    {
      heading: texts.nothingFoundHelpHeading,
      text: texts.nothingFoundHelp,
      link: { place: 'moneyHelper', words: texts.nothingFoundHelpLink },
    },
  ];

  return (
    <>
      <Card as="section" heading={texts.nothingFoundHeading}>
        <p>{texts.nothingFoundLead}</p>
        <ul className="ptr ptr-advice" role="list">
          {steps.map(({ heading, text, link }) => (
            <li key={heading}>
              <Heading level={3} className="ptr ptr-heading ptr-heading--body">
                {heading}
              </Heading>
              <p className="ptr ptr-advice__text">{text}</p>
              {link && <HelpLink place={link.place}>{link.words}</HelpLink>}
            </li>
          ))}
        </ul>
        <p>{texts.nothingFoundMore}</p>
      </Card>
      <Notice tone="warning" heading={texts.nothingFoundScamHeading}>
        <p className="ptr ptr-advice__text">{texts.nothingFoundScam}</p>
        <ul className="ptr ptr-advice__links" role="list">
          <li>
            <HelpLink place="fcaRegister">{texts.nothingFoundScamRegisterLink}</HelpLink>
          </li>
          <li>
            <HelpLink place="scamSmart">{texts.nothingFoundScamSmartLink}</HelpLink>
          </li>
        </ul>
      </Notice>
    </>
  );
}
