import { useCallback } from 'react';
import type { BackendError } from '../backend/BackendError';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../provider/useMessages';

/**
 * Gives the words a person reads for a failed call: the server's own where it refused (specification section 8),
 * ours for everything else.
 */
export function useErrorMessage(): (error: BackendError) => string {
  const texts = useMessages(sharedMessages);
  return useCallback(
    (error) => {
      switch (error.code) {
        case 'refused':
          return error.message;
        case 'unreachable':
          return texts.unreachable;
        case 'timeout':
          return texts.timeout;
        case 'signed-out':
          return texts.signedOut;
        default:
          return texts.unexpected;
      }
    },
    [texts],
  );
}
