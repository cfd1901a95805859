import type { ReactNode } from 'react';
import { useScreenRoot } from '../ui/asScreen';
import { classNames } from '../ui/classNames';
import { SplitScreen } from '../ui/SplitScreen';

/** The root of a form for a dialog or a page of the host. */
export function EmbeddedForm({ children }: { children: ReactNode }) {
  const { root, aside } = useScreenRoot();
  if (aside === undefined || aside === null) {
    return (
      <div {...root} className={classNames('ptr ptr-stack', root.className)}>
        {children}
      </div>
    );
  }
  return (
    <SplitScreen aside={aside}>
      <div className="ptr ptr-stack">{children}</div>
    </SplitScreen>
  );
}
