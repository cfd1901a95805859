import type { Guide } from '../../backend/entities';
import { useNavigation } from '../../provider/useNavigation';
import { Heading } from '../../ui/Heading';
import { Card } from '../../ui/Card';
import { Icon, type IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';

interface GuideCardProps {
  guide: Guide;
}

/** A guide in a list: icon, title and description. The whole card is a link. */
export function GuideCard({ guide }: GuideCardProps) {
  const { linkTo } = useNavigation();
  const description = guide.metadata?.description;
  return (
    <Card as="li" className="ptr-guide-card">
      <span className="ptr ptr-guide-card__icon">
        <Icon name={guideIcon(guide)} />
      </span>
      <div>
        <Heading level={3} className="ptr ptr-heading ptr-heading--body ptr-guide-card__title">
          <Link className="ptr-guide-card__link ptr-cover" {...linkTo('guide', guide.id)}>
            {guide.title}
          </Link>
        </Heading>
        {description && <p className="ptr ptr-caption ptr-guide-card__text">{description}</p>}
      </div>
    </Card>
  );
}

/** The icons that a guide's metadata may name. */
const guideIcons = [
  'book',
  'briefcase',
  'calculator',
  'clock',
  'compass',
  'file',
  'help',
  'chart',
  'target',
  'users',
] as const satisfies readonly IconName[];

/** Returns the icon of a guide's card: the one in its metadata, otherwise a book. */
function guideIcon({ metadata }: Guide): IconName {
  return guideIcons.find((name) => name === metadata?.icon) ?? 'book';
}
