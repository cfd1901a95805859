import { useState, type ReactNode } from 'react';

/** Unmounts and remounts a screen below the same provider, as routes do. */
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
