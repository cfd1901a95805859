import { useEffect, useId, useRef, type ReactNode } from 'react';
import { InsideRoot, useScreenRoot } from './asScreen';
import { keyOfText } from './ChangingText';
import { classNames } from './classNames';
import { Heading } from './Heading';
import { SplitScreen } from './SplitScreen';

/** Props of {@link Screen}. */
export interface ScreenProps {
  /** The heading of the screen, if possible a question. */
  heading: ReactNode;
  /** The id of the heading. */
  headingId?: string | undefined;
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** The content of the screen. */
  children?: ReactNode;
  /** `text` (the default) is one column for text and forms, `wide` has room for two columns, `full` fills the page. */
  width?: 'text' | 'wide' | 'full' | undefined;
  /** True to focus the heading on mount, so that a screen reader announces the screen. */
  focusHeading?: boolean | undefined;
  /** Content above the heading: a back link, the progress bar. */
  before?: ReactNode;
  /**
   * What has just happened, above everything else. `PensionTracing` focuses it instead of the heading on a new page, so
   * that a screen reader announces it first.
   */
  news?: ReactNode;
  /** An illustration beside the heading on the brand's panel. */
  art?: ReactNode;
}

/**
 * The main column of a screen. The surrounding page has the `main` element.
 *
 * @example
 * ```tsx
 * <Screen heading="Your pensions" lead="Everything that we have found for you.">
 *   <PortalDashboard />
 * </Screen>
 * ```
 */
export function Screen(props: ScreenProps) {
  const { aside } = useScreenRoot();
  const column = <Column {...props} />;
  return aside === undefined || aside === null ? column : <SplitScreen aside={aside}>{column}</SplitScreen>;
}

function Column({
  heading,
  headingId,
  lead,
  children,
  width = 'text',
  focusHeading = false,
  before,
  news,
  art,
}: ScreenProps) {
  const { root } = useScreenRoot();
  const ownId = useId();
  const id = headingId ?? ownId;
  const title = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(focusHeading);

  useEffect(() => {
    if (takesFocus.current) title.current?.focus();
  }, []);

  const words = (
    <>
      <Heading level={1} className="ptr ptr-heading ptr-no-ring ptr-screen__heading" id={id} ref={title} tabIndex={-1}>
        {heading}
      </Heading>
      {lead ? (
        <div className="ptr ptr-screen__lead" key={keyOfText(lead)}>
          {lead}
        </div>
      ) : null}
    </>
  );
  return (
    <section
      {...root}
      className={classNames('ptr ptr-screen', `ptr-screen--${width}`, root.className)}
      aria-labelledby={id}
    >
      <InsideRoot>
        {news ? (
          <div className="ptr ptr-no-ring ptr-screen__news" role="status" tabIndex={-1}>
            {news}
          </div>
        ) : null}
        {before ? <div className="ptr ptr-no-print ptr-screen__before">{before}</div> : null}
        {art ? (
          <div className="ptr ptr-screen__banner">
            {words}
            {art}
          </div>
        ) : (
          words
        )}
        <div className="ptr ptr-screen__body">{children}</div>
      </InsideRoot>
    </section>
  );
}
