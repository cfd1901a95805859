import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { Link } from '../../ui/Link';
import { portalMessages } from './messages';
import type { TaskPlace } from './taskPlace';
import { Untranslated } from '../../ui/Untranslated';

const words = { documents: 'taskDocuments', profile: 'taskProfile', support: 'taskSupport' } as const;

/** The link from a task to the page where the customer does it. */
export function TaskLink({ place }: { place: TaskPlace }) {
  const { linkTo } = useNavigation();
  const texts = useMessages('portal', portalMessages);
  return place.page === 'trace' ? (
    <Link {...linkTo('trace', place.id)}>
      <Untranslated within={texts.taskTrace(place.name)}>{place.name}</Untranslated>
    </Link>
  ) : (
    <Link {...linkTo(place.page)}>{texts[words[place.page]]}</Link>
  );
}
