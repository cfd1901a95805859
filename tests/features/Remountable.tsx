import { useState, type ReactNode } from 'react';

/** Renders a button that unmounts and remounts a screen below the same provider, as routes do. */
export function Remountable({ children }: { children: ReactNode }) {
  const [isUnmounted, setIsUnmounted] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsUnmounted(!isUnmounted)}>
        {isUnmounted ? 'Mount' : 'Unmount'}
      </button>
      {isUnmounted ? null : children}
    </>
  );
}
