import { useId } from 'react';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { Disclosure } from '../ui/Disclosure';
import { Heading } from '../ui/Heading';
import { shield } from '../ui/controlShapes';
import { Drawing } from '../ui/Drawing';

export interface NeverNoteProps {
  /** One line that opens to show the note, where there is no room for all of it. */
  isFolded?: boolean | undefined;
}

/** 'What we never do', the firm's `config.promises.never`, beside sensitive questions; nothing without any. In the margin on wide screens, otherwise in the column. */
export function NeverNote({ isFolded = false }: NeverNoteProps) {
  const texts = useMessages('shared', sharedMessages);
  const { never = [] } = usePensionTrace().config.promises;
  const id = useId();
  if (never.length === 0) return null;
  const points = (
    <ul className="ptr ptr-note__points" role="list">
      {never.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
  if (isFolded) return <Disclosure summary={texts.neverHeading}>{points}</Disclosure>;
  return (
    <aside className="ptr ptr-note" aria-labelledby={id}>
      <Heading level={2} className="ptr ptr-heading ptr-heading--body" id={id}>
        <Drawing shapes={shield} /> {texts.neverHeading}
      </Heading>
      {points}
    </aside>
  );
}
