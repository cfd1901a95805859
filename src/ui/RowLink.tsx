import { chevronRight } from './controlShapes';
import { Drawing } from './Drawing';
import { Link, type LinkProps } from './Link';

export interface RowLinkProps extends Pick<LinkProps, 'href' | 'onNavigate'> {
  /** The linked entry, for the accessible name. */
  label: string;
}

/** The link of a whole row, with a chevron. The whole row is the target. */
export function RowLink({ label, ...link }: RowLinkProps) {
  return (
    <Link {...link} className="ptr-list-row__link ptr-cover" aria-label={label}>
      <Drawing shapes={chevronRight} />
    </Link>
  );
}
