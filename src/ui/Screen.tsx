import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from './classNames';
import { Heading } from './Heading';

/** Props of {@link Screen}. */
export interface ScreenProps {
  /** The heading of the screen, as a question where there is one. */
  heading: ReactNode;
  /** The id of the heading. */
  headingId?: string;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** The screen. */
  children?: ReactNode;
  /** `text` (the default) is a column to read and type in, `wide` has room for two columns, `full` takes what there is. */
  width?: 'text' | 'wide' | 'full';
  /** True to put focus on the heading when the screen appears, so that a screen reader says where one has arrived. */
  focusHeading?: boolean;
  /** What stands above the heading: a way back, the progress. */
  before?: ReactNode;
  /** A drawing that stands with the heading on the brand's panel. */
  art?: ReactNode;
}

/** The main column of a screen. The page around it has the `main` element. */
export function Screen({
  heading,
  headingId,
  lead,
  children,
  width = 'text',
  focusHeading = false,
  before,
  art,
}: ScreenProps) {
  const ownId = useId();
  const id = headingId ?? ownId;
  const title = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(focusHeading);

  useEffect(() => {
    if (takesFocus.current) title.current?.focus();
  }, []);

  const words = (
    <>
      <Heading level={1} className="ptr-screen__heading" id={id} ref={title} tabIndex={-1}>
        {heading}
      </Heading>
      {lead ? <div className="ptr-screen__lead">{lead}</div> : null}
    </>
  );
  return (
    <section className={classNames('ptr-screen', `ptr-screen--${width}`)} aria-labelledby={id}>
      {before ? <div className="ptr-screen__before">{before}</div> : null}
      {art ? (
        <div className="ptr-screen__banner">
          {words}
          {art}
        </div>
      ) : (
        words
      )}
      <div className="ptr-screen__body">{children}</div>
    </section>
  );
}
