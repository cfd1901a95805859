import { forwardRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../texts/useMessages';
import { classNames } from './classNames';
import { external } from './controlShapes';
import { Drawing } from './Drawing';
import { uiMessages } from './messages';
import { ChangingText } from './ChangingText';

/** Props of {@link Link}. */
export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'onClick'> {
  /** The URL: a real one, so that opening in a new tab and copying work. */
  href: string;
  /** Called on a plain left click instead of loading the page, for a client-side router. */
  onNavigate?: ((href: string) => void) | undefined;
  /** True for another site: opens in a new tab and says so to screen readers. */
  isExternal?: boolean | undefined;
  /** `text` (the default) inside sentences; `button` and `primary` look like a button. */
  variant?: 'text' | 'button' | 'primary' | undefined;
  /** The text of the link. */
  children: ReactNode;
  /** Class names added to the link. */
  className?: string | undefined;
}

/**
 * A link. The browser handles clicks for a new tab, a new window or a download.
 *
 * @example
 * ```tsx
 * <Link
 *   href="https://www.gov.uk/find-pension-contact-details"
 *   isExternal
 * >
 *   Pension Tracing Service
 * </Link>
 * ```
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, onNavigate, isExternal = false, variant = 'text', children, className, ...rest },
  ref,
) {
  const { opensInNewTab } = useMessages('ui', uiMessages);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    // The second click of a double click was meant for the previous element here, such as a dialog's button.
    if (event.detail > 1) {
      event.preventDefault();
      return;
    }
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!onNavigate || isExternal || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    onNavigate(href);
  }

  const look = {
    text: 'ptr ptr-link',
    button: 'ptr ptr-button ptr-button--secondary',
    primary: 'ptr ptr-button ptr-button--primary',
  };
  const words = isExternal ? (
    <>
      <ChangingText>{children}</ChangingText>
      <Drawing shapes={external} className="ptr-link__icon" />
    </>
  ) : (
    children
  );
  const content = variant === 'text' ? words : <span className="ptr ptr-button__words">{words}</span>;
  return (
    <a
      {...rest}
      ref={ref}
      href={href}
      className={classNames(look[variant], className)}
      onClick={handleClick}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {isExternal ? (
        <>
          {content} <span className="ptr ptr-visually-hidden">{opensInNewTab}</span>
        </>
      ) : (
        content
      )}
    </a>
  );
});
