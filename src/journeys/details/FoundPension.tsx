import type { Pension, ProviderContacts, Trace } from '../../backend/entities';
import { readGuide } from '../../data/reads';
import { useRead } from '../../data/useRead';
import { useServerText } from '../../data/useServerText';
import { pensionTypeTone } from '../../domain/pensionType';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { HelpLink } from '../../screens/HelpLink';
import { useMessages } from '../../texts/useMessages';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Rings } from '../../ui/Rings';
import { Steps } from '../../ui/Steps';
import { Untranslated } from '../../ui/Untranslated';
import { CallNote } from './CallNote';
import { ContactRows, hasContacts } from './ContactRows';
import { foundMessages } from './foundMessages';
import { StatementRequest } from './StatementRequest';

export interface PensionSummaryProps {
  pension: Pension;
  /** The traces that found it. */
  traces: readonly Trace[];
  /** The provider's contacts, if the firm has them. */
  contacts: ProviderContacts | undefined;
}

/**
 * What a pension is and whom to ask: its type, the contacts of its provider, and the traces that found it. The type of a
 * found pension is in plain words alone: its facts name it. A pension that the customer added themselves has the contacts that the firm knows.
 */
export function PensionSummary({ pension, traces, contacts }: PensionSummaryProps) {
  const texts = useMessages('found', foundMessages);
  const serverText = useServerText();
  const { linkTo } = useNavigation();
  const provider = pension.provider ?? undefined;
  const isFound = traces.length > 0;
  const isReachable = hasContacts(contacts);
  if (!isFound && !isReachable && !pension.type) return null;
  const hasHeading = isFound || isReachable;
  return (
    <Card
      as={hasHeading ? 'section' : 'div'}
      heading={hasHeading ? <Untranslated within={texts.heading(provider)}>{provider ?? ''}</Untranslated> : undefined}
      className={`ptr-details__status ptr-details__status--${isFound ? 'found' : 'open'}`}
    >
      {pension.type && (
        <div>
          {!isFound && <Badge tone={pensionTypeTone(pension.type.type)}>{serverText(pension.type.type)}</Badge>}
          {pension.type.description && <p>{serverText(pension.type.description)}</p>}
        </div>
      )}
      {isReachable && (
        <ContactRows contacts={contacts} callNote={isFound && <CallNote policy={pension.policy ?? undefined} />} />
      )}
      {isFound && !isReachable && (
        <p>
          <Untranslated within={`${texts.noContacts(provider)} `}>{provider ?? ''}</Untranslated>
          <HelpLink place="pensionTracingService">{texts.noContactsLink}</HelpLink>
        </p>
      )}
      {isFound && (
        <ul className="ptr ptr-advice__links" role="list">
          {traces.map(({ id, name }) => (
            <li key={id}>
              <Link {...linkTo('trace', id)}>
                <Untranslated within={texts.foundThrough(name)}>{name}</Untranslated>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isFound && <Rings mood="found" />}
    </Card>
  );
}

/** What a customer does with a found pension, in three steps, and a warning about scams. */
export function FoundSteps({ pension, traces, contacts }: PensionSummaryProps) {
  const texts = useMessages('found', foundMessages);
  const { foundGuide } = usePensionTrace().config.links;
  return (
    <>
      <Card as="section" heading={texts.nowHeading} className="ptr-todo">
        <Steps
          steps={[
            {
              title: texts.askHeading,
              text: (
                <>
                  <p>{texts.ask}</p>
                  <StatementRequest pension={pension} contacts={contacts} employers={traces.map(({ name }) => name)} />
                </>
              ),
            },
            { title: texts.checkHeading, text: texts.check },
            {
              title: texts.guidanceHeading,
              text: (
                <>
                  <p>{texts.guidance}</p>
                  <ul className="ptr ptr-advice__links" role="list">
                    <li>
                      <HelpLink place="pensionWise">{texts.pensionWiseLink}</HelpLink>
                    </li>
                    <li>
                      <HelpLink place="moneyHelper">{texts.moneyHelperLink}</HelpLink>
                    </li>
                    {foundGuide !== undefined && <GuideItem id={foundGuide} />}
                  </ul>
                </>
              ),
            },
          ]}
        />
      </Card>
      <Notice tone="warning" heading={texts.scamHeading}>
        <p className="ptr ptr-advice__text">{texts.scam}</p>
        <p className="ptr ptr-advice__links">
          <HelpLink place="scamSmart">{texts.scamLink}</HelpLink>
        </p>
      </Notice>
    </>
  );
}

function GuideItem({ id }: { id: string }) {
  const { linkTo } = useNavigation();
  const guide = useRead(readGuide(id));
  if (guide.status !== 'success' || !guide.data) return null;
  return (
    <li>
      <Link {...linkTo('guide', guide.data.id)}>{guide.data.title}</Link>
    </li>
  );
}
