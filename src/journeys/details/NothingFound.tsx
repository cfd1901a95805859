import { useState, type ReactNode } from 'react';
import type { Trace } from '../../backend/entities';
import { useNavigation } from '../../provider/useNavigation';
import { HelpLink } from '../../screens/HelpLink';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { Steps } from '../../ui/Steps';
import { TraceDialog } from '../entry-dialogs/entryDialogs';
import { detailsMessages } from './messages';

/** Three things to do now for a customer whose trace found nothing; more advice and a warning of scams on a press. */
export function NothingFound({ trace }: { trace: Trace }) {
  const texts = useMessages('details', detailsMessages);
  const { linkTo } = useNavigation();
  const [isEditing, setIsEditing] = useState(false);

  return (
    <Card as="section" heading={texts.nothingFoundHeading} className="ptr-todo">
      <Steps
        steps={[
          {
            title: texts.nothingFoundPaperHeading,
            text: (
              <Step text={texts.nothingFoundPaper}>
                <Link className="ptr-link--alone" {...linkTo('documents')}>
                  {texts.nothingFoundPaperLink}
                </Link>
              </Step>
            ),
          },
          {
            title: texts.nothingFoundHistoryHeading,
            text: (
              <Step text={texts.nothingFoundHistory}>
                <HelpLink place="employmentHistory" isAlone>
                  {texts.nothingFoundHistoryLink}
                </HelpLink>
              </Step>
            ),
          },
          {
            title: texts.nothingFoundNameHeading,
            text: (
              <Step text={texts.nothingFoundName}>
                <Button variant="secondary" onPress={() => setIsEditing(true)}>
                  {texts.nothingFoundNamePress}
                </Button>
              </Step>
            ),
          },
        ]}
      />
      <Disclosure summary={texts.nothingFoundMoreHeading}>
        <MoreAdvice />
      </Disclosure>
      <TraceDialog isOpen={isEditing} onClose={() => setIsEditing(false)} heading={texts.editTrace} trace={trace} />
    </Card>
  );
}

/** The text of a step, with its link or button. */
function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      <div className="ptr ptr-advice__action">{children}</div>
    </>
  );
}

/** What else can help, and a warning of scams. */
function MoreAdvice() {
  const texts = useMessages('details', detailsMessages);
  const pieces: { heading: string; text: string; links: ReactNode }[] = [
    {
      heading: texts.nothingFoundTracingHeading,
      text: texts.nothingFoundTracing,
      links: (
        <HelpLink place="pensionTracingService" isAlone>
          {texts.nothingFoundTracingLink}
        </HelpLink>
      ),
    },
    { heading: texts.nothingFoundPeopleHeading, text: texts.nothingFoundPeople, links: null },
    {
      heading: texts.nothingFoundCompanyHeading,
      text: texts.nothingFoundCompany,
      links: (
        <HelpLink place="companiesHouse" isAlone>
          {texts.nothingFoundCompanyLink}
        </HelpLink>
      ),
    },
    {
      heading: texts.nothingFoundStateHeading,
      text: texts.nothingFoundState,
      links: (
        <HelpLink place="statePension" isAlone>
          {texts.nothingFoundStateLink}
        </HelpLink>
      ),
    },
    {
      heading: texts.nothingFoundHelpHeading,
      text: texts.nothingFoundHelp,
      links: (
        <HelpLink place="moneyHelper" isAlone>
          {texts.nothingFoundHelpLink}
        </HelpLink>
      ),
    },
    {
      heading: texts.nothingFoundScamHeading,
      text: texts.nothingFoundScam,
      links: (
        <div className="ptr ptr-advice__links">
          <HelpLink place="fcaRegister">{texts.nothingFoundScamRegisterLink}</HelpLink>
          <HelpLink place="scamSmart">{texts.nothingFoundScamSmartLink}</HelpLink>
        </div>
      ),
    },
  ];
  return (
    <ul className="ptr ptr-advice" role="list">
      {pieces.map(({ heading, text, links }) => (
        <li key={heading}>
          <Heading level={3} className="ptr ptr-heading ptr-heading--body">
            {heading}
          </Heading>
          <p className="ptr ptr-advice__text">{text}</p>
          {links}
        </li>
      ))}
    </ul>
  );
}
