import { Icon } from './Icon';
import { Link, type LinkProps } from './Link';

export interface RowLinkProps extends Pick<LinkProps, 'href' | 'onNavigate'> {
  /** What it opens. */
  label: string;
}

/** The link of a whole row. Shows a chevron; all of the row is pressed. */
export function RowLink({ label, ...link }: RowLinkProps) {
  return (
    <Link {...link} className="ptr-list-row__link ptr-cover" aria-label={label}>
      <Icon name="chevron-right" />
    </Link>
  );
}
