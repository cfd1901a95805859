import { useState } from 'react';
import { anonymizeUser } from '../../backend/contracts/onboarding';
import type { ActionOptions } from '../../data/useSend';
import { useQuestion } from '../../data/useQuestion';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useIdentityForm } from '../identity/useIdentityForm';
import { cancelledMessages } from './messages';

/** The question before the customer's data is deleted, and the deletion. `due` is when a delayed one happens. */
export function useErasure({ onCompleted, onError }: ActionOptions<{ due: string | undefined }>) {
  const { backend, session } = usePensionTrace();
  const texts = useMessages('cancelledApplication', cancelledMessages);
  const [due, setDue] = useState<string>();
  const form = useIdentityForm({
    part: 'cancelledApplication',
    texts,
    async run(headers) {
      // Of this page, also for a repeat after the first deletion has ended the session.
      const customerId = session.getCustomer().getId();
      if (customerId === undefined) return undefined;
      const reply = await backend.call(anonymizeUser, { p_id: customerId }, { headers });
      if (reply && 'erasure_due' in reply) return reply.erasure_due;
      await session.logOut({ by: 'erasure', customerId });
      return undefined;
    },
    onDone(dueNow) {
      form.discard();
      setDue(dueNow);
      onCompleted?.({ due: dueNow });
    },
    onError,
  });
  const { state, asked, ask, close } = useQuestion<undefined>({ state: form.state, reset: form.discard });
  return {
    state: due === undefined ? state : ({ status: 'idle' } as const),
    due,
    form,
    ask: () => ask(undefined),
    close,
    confirm() {
      if (asked) form.submit();
    },
  };
}
