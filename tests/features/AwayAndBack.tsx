import { useState, type ReactNode } from 'react';

/** Takes a screen off the page and puts a new one there, as routes do; the provider above stays. */
export function AwayAndBack({ children }: { children: ReactNode }) {
  const [isAway, setIsAway] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsAway(!isAway)}>
        {isAway ? 'Come back' : 'Go away'}
      </button>
      {isAway ? null : children}
    </>
  );
}
