import { useState } from 'react';

export interface UseCopyResult {
  state: 'idle' | 'success' | 'error';
  copy: () => Promise<void>;
}

/** Copies a text to the clipboard. */
export function useCopy(text: string): UseCopyResult {
  const [state, setState] = useState<UseCopyResult['state']>('idle');
  return {
    state,
    async copy() {
      try {
        // Missing on pages without HTTPS.
        await navigator.clipboard.writeText(text);
        setState('success');
      } catch {
        setState('error');
      }
    },
  };
}
