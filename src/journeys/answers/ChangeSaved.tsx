import { useEffect, useRef } from 'react';
import { answerMessages } from '../../screens/answerMessages';
import { useMessages } from '../../texts/useMessages';
import { Notice } from '../../ui/Notice';
import { useMisfits } from './useMisfits';

/** Says that a change is saved, and which traces and pensions it no longer fits. Takes focus, because the dialog closed. */
export function ChangeSaved({ isLetter = false }: { isLetter?: boolean }) {
  const texts = useMessages('answers', answerMessages);
  const misfits = useMisfits();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="ptr ptr-no-ring" role="status" tabIndex={-1} ref={notice}>
      <Notice tone={misfits ? 'warning' : 'success'} heading={texts.saved}>
        {isLetter && <p>{texts.signAgain}</p>}
        {misfits && (
          <>
            <p>{texts.misfits(misfits.birthYear)}</p>
            <ul>
              {misfits.names.map((name, index) => (
                <li key={`${name}-${index}`}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}
