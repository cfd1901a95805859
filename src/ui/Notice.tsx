import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** The kind of message. */
  tone: 'info' | 'success' | 'warning' | 'danger' | 'brand';
  /** The title, in a few words. */
  heading?: ReactNode;
  /** The message. */
  children: ReactNode;
  /** An icon instead of the tone's own. */
  icon?: IconName | undefined;
}

/**
 * A message set apart from the surrounding text. Not announced, because it is part of the initial page.
 *
 * @example
 * ```tsx
 * <Notice tone="success" heading="Saved">
 *   Your details are up to date.
 * </Notice>
 * ```
 */
export function Notice({ tone, heading, children, icon }: NoticeProps) {
  const icons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert', brand: 'shield' } as const;
  return (
    <div className={`ptr ptr-notice ptr-notice--${tone}`}>
      <Icon name={icon ?? icons[tone]} className="ptr-notice__icon" />
      <div className="ptr ptr-notice__body">
        {heading ? <p className="ptr ptr-heading ptr-heading--body">{heading}</p> : null}
        <div className="ptr ptr-notice__text">{children}</div>
      </div>
    </div>
  );
}
