import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** What kind of news it is. */
  tone: 'info' | 'success' | 'warning' | 'danger' | 'brand';
  /** The news in a few words. */
  heading?: ReactNode;
  /** The news. */
  children: ReactNode;
  /** A drawing in place of the tone's own. */
  icon?: IconName;
}

/** Something worth knowing, set apart from the text around it. It is not announced: it is there from the start. */
export function Notice({ tone, heading, children, icon }: NoticeProps) {
  const icons = { info: 'info', success: 'check', warning: 'alert', danger: 'alert', brand: 'shield' } as const;
  return (
    <div className={`ptr-notice ptr-notice--${tone}`}>
      <Icon name={icon ?? icons[tone]} className="ptr-notice__icon" />
      <div className="ptr-notice__body">
        {heading ? <p className="ptr-notice__heading">{heading}</p> : null}
        <div className="ptr-notice__text">{children}</div>
      </div>
    </div>
  );
}
