import { useCallback } from 'react';
import type { BackendError } from '../backend/BackendError';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { useServerText } from './useServerText';

/**
 * Returns a function that gives the customer's message for an error: the server's own for a refusal (specification
 * section 8) unless the host replaces it, ours for everything else.
 */
export function useErrorMessage(): (error: BackendError) => string {
  const texts = useMessages('shared', sharedMessages);
  const serverText = useServerText();
  return useCallback(
    (error) => {
      switch (error.code) {
        case 'refused':
          return serverText(error.message, error.serverCode);
        case 'unreachable':
          return texts.unreachable;
        case 'timeout':
          return texts.timeout;
        case 'signed-out':
          return texts.signedOut;
        case 'second-step':
          return texts.secondStep;
        default:
          return texts.unexpected;
      }
    },
    [serverText, texts],
  );
}
