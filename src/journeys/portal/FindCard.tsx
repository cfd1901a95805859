import { useNavigation } from '../../provider/useNavigation';
import { eventNames } from '../../texts/eventNames';
import { eventSentences } from '../../texts/eventTexts';
import { useMessages } from '../../texts/useMessages';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Untranslated } from '../../ui/Untranslated';
import { portalMessages } from './messages';
import type { PortalSummary } from './portalSummary';

interface FindCardProps {
  finds: PortalSummary['finds'];
  /** The link to the group of found pensions. */
  all: { href: string; onNavigate: () => void };
}

/** The number of finds that show: on a phone the tasks show below them. */
const mostShown = 2;

/** The found pensions at the top of a phone's page, where the list comes last. */
export function FindCard({ finds, all }: FindCardProps) {
  const texts = useMessages('portalDashboard', portalMessages);
  const names = useMessages('eventNames', eventNames);
  const sentences = useMessages('eventSentences', eventSentences);
  const { linkTo } = useNavigation();
  return (
    <Card as="section" heading={names.pensionFound} className="ptr-find">
      <ul className="ptr ptr-find__list" role="list">
        {finds.slice(0, mostShown).map(({ page, id, name }) => (
          <li key={id}>
            <Link {...linkTo(page, id)}>
              <Untranslated within={sentences.pensionFound({ name })}>{name}</Untranslated>
            </Link>
          </li>
        ))}
        {finds.length > mostShown && (
          <li>
            <Link {...all}>{texts.allFound(finds.length)}</Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
