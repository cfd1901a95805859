import type { Trace } from '../../backend/entities';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Disclosure } from '../../ui/Disclosure';
import { detailsMessages } from './messages';

/** How to withdraw a trace that is not finished. */
export function Withdrawal({ trace }: { trace: Trace }) {
  const { email, ukPhone } = usePensionTrace().config.contact;
  const texts = useMessages('details', detailsMessages);
  const group = useTraceGroup()(trace.status);
  if (group === 'finished') return null;
  return (
    <Disclosure summary={texts.withdrawHeading}>
      <p>{texts.withdraw([email, ukPhone].filter((way) => way !== undefined))}</p>
    </Disclosure>
  );
}
