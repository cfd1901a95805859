import type { Guide } from '../../backend/entities';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { guideIcon } from './guideIcon';

interface GuideCardProps {
  guide: Guide;
  href: string;
  onNavigate: ((href: string) => void) | undefined;
}

/** A guide in a list: its drawing, its title, and what it is about. The whole card leads to it. */
export function GuideCard({ guide, href, onNavigate }: GuideCardProps) {
  const description = guide.metadata?.description;
  return (
    <Card as="li" className="ptr-guide-card">
      <span className="ptr-guide-card__icon">
        <Icon name={guideIcon(guide)} />
      </span>
      <div>
        <h3 className="ptr-guide-card__title">
          <Link className="ptr-guide-card__link" href={href} onNavigate={onNavigate}>
            {guide.title}
          </Link>
        </h3>
        {description && <p className="ptr-guide-card__text">{description}</p>}
      </div>
    </Card>
  );
}
