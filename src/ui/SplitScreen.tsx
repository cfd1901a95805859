import type { ReactNode } from 'react';
import { InsideRoot, useScreenRoot } from './asScreen';
import { classNames } from './classNames';

/** Props of {@link SplitScreen}. */
export interface SplitScreenProps {
  /** The form. */
  children: ReactNode;
  /** The side panel, such as the next steps or the firm. */
  aside: ReactNode;
}

/**
 * Two halves on a wide screen. On a phone the panel is below the form.
 *
 * @example
 * ```tsx
 * <SplitScreen aside={<p>We never share your details.</p>}>
 *   <SignUpForm />
 * </SplitScreen>
 * ```
 */
export function SplitScreen({ children, aside }: SplitScreenProps) {
  const { root, aside: own } = useScreenRoot();
  const panel = own === undefined ? aside : own;
  return (
    <div {...root} className={classNames('ptr ptr-split', root.className)}>
      <InsideRoot>
        <div className="ptr ptr-split__main">{children}</div>
        {panel === null ? null : (
          <div className="ptr ptr-split__aside">
            <div className="ptr ptr-split__panel">{panel}</div>
          </div>
        )}
      </InsideRoot>
    </div>
  );
}
