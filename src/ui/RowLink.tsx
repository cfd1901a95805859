import { chevronRight } from './controlShapes';
import { Drawing } from './Drawing';
import { Link, type LinkProps } from './Link';

export interface RowLinkProps extends Pick<LinkProps, 'href' | 'onNavigate'> {
  /** The entry that the link opens, for its accessible name. */
  label: string;
}

/** The link of a whole row. Shows a chevron; the whole row is the target. */
export function RowLink({ label, ...link }: RowLinkProps) {
  return (
    <Link {...link} className="ptr-list-row__link ptr-cover" aria-label={label}>
      <Drawing shapes={chevronRight} />
    </Link>
  );
}
