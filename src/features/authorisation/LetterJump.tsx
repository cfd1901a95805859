import { useRef } from 'react';
import { useMessages } from '../../texts/useMessages';
import { focusControl } from '../../ui/focusControl';
import { Link } from '../../ui/Link';
import { authorisationMessages } from './messages';
import type { UseAuthorisationResult } from './useAuthorisation';

/** 'Read, tick, sign': links to the three parts of the letter, for a phone. */
export function LetterJump({ authorisation }: { authorisation: UseAuthorisationResult }) {
  const texts = useMessages('authorisation', authorisationMessages);
  const nav = useRef<HTMLElement>(null);
  const { idOf } = authorisation;
  const parts = [
    { id: idOf('letter'), label: texts.jumpRead },
    { id: idOf('agreed'), label: texts.jumpTick },
    { id: idOf('drawn'), label: texts.jumpSign },
  ];

  return (
    <nav className="ptr ptr-no-print ptr-letter-jump" aria-label={texts.jump} ref={nav}>
      {parts.map(({ id, label }) => (
        <Link
          key={id}
          className="ptr-letter-jump__link"
          href={`#${id}`}
          onNavigate={() => nav.current && focusControl(nav.current.ownerDocument, id)}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
