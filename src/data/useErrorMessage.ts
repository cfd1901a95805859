import { useCallback } from 'react';
import type { BackendError } from '../backend/BackendError';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { useServerText } from './useServerText';

/**
 * Returns a function that returns the customer's message for an error: for a refusal the server's own or the host's
 * replacement, otherwise ours.
 *
 * @param action What failed: a form, a button without typed values, or a read. Only for a form do the messages say that
 * typed values are kept.
 */
export function useErrorMessage(action: 'form' | 'press' | 'load'): (error: BackendError) => string {
  const texts = useMessages('shared', sharedMessages);
  const serverText = useServerText();
  const isForm = action === 'form';
  const isLoad = action === 'load';
  return useCallback(
    (error) => {
      switch (error.code) {
        case 'refused':
          return serverText(error.message, error.serverCode);
        case 'unreachable':
          return isForm ? texts.unreachable : texts.loadUnreachable;
        case 'timeout':
          return isForm ? texts.timeout : texts.loadTimeout;
        case 'outdated':
          return texts.outdated;
        case 'logged-out':
        case 'other-customer':
          return texts.loggedOut;
        case 'unsaved':
          return texts.unsaved;
        case 'second-step':
          return texts.secondStep;
        case 'not-implemented':
          return isLoad ? texts.loadUnexpected : texts.notAvailable;
        default:
          return isForm ? texts.unexpected : texts.loadUnexpected;
      }
    },
    [serverText, texts, isForm, isLoad],
  );
}
