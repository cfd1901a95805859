import { forwardRef, type ReactNode } from 'react';
import { classNames } from './classNames';
import { Link } from './Link';
import { useElementRef } from './useElementRef';

/** Props of {@link TopBar}. */
export interface TopBarProps {
  /** The firm's logo. */
  logo: ReactNode;
  /** The URL of the logo's link. */
  homeHref: string;
  /** The name of that link, for screen readers. */
  homeLabel: string;
  /** Called instead of loading the page when the logo is clicked. */
  onNavigate?: ((href: string) => void) | undefined;
  /** `full` (the default) from edge to edge, `wide` aligned with screens of that width. */
  width?: 'wide' | 'full' | undefined;
  /** The name on the account. On a phone it replaces the name in the logo. */
  account?: ReactNode;
  /** The content at the far end, such as a menu. */
  children?: ReactNode;
  /** Class names added to the bar. */
  className?: string | undefined;
}

/**
 * The bar at the top of every screen.
 *
 * @example
 * ```tsx
 * <TopBar logo={<Logo name="Your Firm" />} homeHref="/" homeLabel="Your Firm, home">
 *   <Link href="/support">Support</Link>
 * </TopBar>
 * ```
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { logo, homeHref, homeLabel, onNavigate, width = 'full', account, children, className },
  ref,
) {
  const elementRef = useElementRef(ref);
  return (
    <header className={classNames('ptr ptr-no-print ptr-top-bar', className)} ref={elementRef}>
      <div className={classNames('ptr ptr-between ptr-top-bar__inner', `ptr-top-bar__inner--${width}`)}>
        <Link href={homeHref} onNavigate={onNavigate} className="ptr-top-bar__home" aria-label={homeLabel}>
          {logo}
        </Link>
        {account ? <p className="ptr ptr-top-bar__account">{account}</p> : null}
        {children ? <div className="ptr ptr-top-bar__end">{children}</div> : null}
      </div>
    </header>
  );
});
