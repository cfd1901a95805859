import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessPanel } from './AccessPanel';
import type { LinkPurpose } from './LinkEnd';
import { accessMessages } from './messages';

/** The page of a mail's link while it is checked. A server sends it before it can know whether the link works. */
export function LinkCheck({ purpose = 'reset' }: { purpose?: LinkPurpose }) {
  usePensionTrace('<LinkCheck>');
  const texts = useMessages('access', accessMessages);
  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={purpose === 'reset' ? texts.resetHeading : texts.confirmHeading} lead={texts.linkCheckText} />
    </SplitScreen>
  );
}
