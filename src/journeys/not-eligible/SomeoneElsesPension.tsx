import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { notEligibleMessages } from './messages';

export interface SomeoneElsesPensionProps {
  /** True when the person may be alive: they can start a trace of their own. */
  isRelative: boolean;
}

/** The options of a relative or an executor, and the documents that they need. */
export function SomeoneElsesPension({ isRelative }: SomeoneElsesPensionProps) {
  const texts = useMessages('notEligible', notEligibleMessages);
  return (
    <>
      {isRelative && (
        <section className="ptr ptr-not-eligible__part">
          <Heading level={2} className="ptr ptr-heading ptr-heading--large">
            {texts.relativeHeading}
          </Heading>
          <p>{texts.relative}</p>
        </section>
      )}
      <section className="ptr ptr-not-eligible__part">
        <Heading level={2} className="ptr ptr-heading ptr-heading--large">
          {texts.executorHeading}
        </Heading>
        <p>{texts.executor}</p>
        <p>{texts.family}</p>
        <Heading level={3} className="ptr ptr-heading ptr-heading--body">
          {texts.papersHeading}
        </Heading>
        <ul className="ptr ptr-not-eligible__papers">
          <li>{texts.paperDeath}</li>
          <li>{texts.paperProbate}</li>
          <li>{texts.paperIdentity}</li>
        </ul>
        <p>{texts.papersFirst}</p>
      </section>
    </>
  );
}
