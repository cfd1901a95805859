import type { Guide } from '../../backend/entities';
import { useNavigation } from '../../provider/useNavigation';
import { Heading } from '../../ui/Heading';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { guideIcon } from './guideIcon';

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
