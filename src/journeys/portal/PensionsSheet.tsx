import { readPensions, readProviders, readTraces } from '../../data/reads';
import { useAccount } from '../../data/useAccount';
import { useDateText } from '../../data/useDateText';
import { useNow } from '../../data/useNow';
import { useRead } from '../../data/useRead';
import { useServerText } from '../../data/useServerText';
import { signerName } from '../../domain/signerName';
import { statusLabel } from '../../domain/traceStatus';
import { traceProgress } from '../../domain/traceProgress';
import { useEntryYears } from '../../entries/useEntryYears';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { pensionMessages } from '../../features/pensions/messages';
import { pensionName } from '../../features/pensions/pensionName';
import type { DialogProps } from '../../screens/lazyDialog';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { uiMessages } from '../../ui/messages';
import { Modal } from '../../ui/Modal';
import { Skeleton } from '../../ui/Skeleton';
import { portalMessages } from './messages';

/** The customer's pensions and running traces on one page, to print for an adviser. Without the National Insurance number. */
export function PensionsSheet({ isOpen, onClose }: DialogProps) {
  const texts = useMessages('portal', portalMessages);
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={texts.pensions} size="large" className="ptr-sheet">
      <Sheet />
    </Modal>
  );
}

/** Mounted while the dialog is open, because only the sheet needs the contacts of every provider. */
function Sheet() {
  const texts = useMessages('portal', portalMessages);
  const pensionTexts = useMessages('pensions', pensionMessages);
  const ui = useMessages('ui', uiMessages);
  const serverText = useServerText();
  const yearsOf = useEntryYears();
  const groupOf = useTraceGroup();
  const dateText = useDateText();
  const now = useNow(60_000);
  const account = useAccount();
  const pensions = useRead(readPensions());
  const traces = useRead(readTraces());
  const listed = pensions.status === 'success' ? pensions.data : [];
  const names = new Set(listed.flatMap(({ provider }) => provider?.trim() || []));
  const contacts = useRead(readProviders([...names].sort()));
  if (pensions.status !== 'success' || traces.status !== 'success' || contacts.status !== 'success') {
    // An adviser would not see that a part is missing.
    const failed = [pensions, traces, contacts].find((read) => read.status === 'error');
    if (!failed) return <Skeleton shape="text" count={3} label={pensionTexts.loading} />;
    return (
      <ErrorBox message={failed.message}>
        <Button variant="secondary" onPress={failed.retry}>
          {ui.tryAgain}
        </Button>
      </ErrorBox>
    );
  }
  const contactsOf = new Map(contacts.data.map((row) => [row.name, row]));
  const running = traces.data.filter(({ status }) => {
    const progress = traceProgress(status, groupOf);
    return progress !== undefined && progress.outcome === undefined;
  });
  const customer = account.status === 'success' ? signerName(account.user) : '';

  return (
    <div className="ptr ptr-sheet__page" translate="no">
      <p>{[customer, dateText(now)].filter(Boolean).join(' · ')}</p>
      <ul className="ptr ptr-sheet__list" role="list" aria-label={pensionTexts.list}>
        {pensions.data.map((pension) => {
          const known = contactsOf.get(pension.provider?.trim() ?? '');
          const name = pensionName(pension);
          const facts = [
            // A pension without a name of its own has its provider's.
            pension.provider?.trim() === name ? undefined : pension.provider,
            pension.policy && texts.sheetPolicy(pension.policy),
            yearsOf(pension),
            pension.type && serverText(pension.type.type),
            pension.status && serverText(pension.status.name),
          ];
          const ways = [known?.phone, known?.email, known?.website, known?.postal_address?.split('\n').join(', ')];
          return (
            <li key={pension.id}>
              <Heading level={3} className="ptr ptr-heading ptr-heading--body">
                {name ?? pensionTexts.unnamed}
              </Heading>
              <p>{facts.filter(Boolean).join(' · ')}</p>
              {ways.some(Boolean) && <p className="ptr ptr-quiet">{ways.filter(Boolean).join(' · ')}</p>}
            </li>
          );
        })}
      </ul>
      {running.length > 0 && (
        <>
          <Heading level={3} className="ptr ptr-heading ptr-heading--large">
            {texts.sheetTraces}
          </Heading>
          <ul className="ptr ptr-sheet__list" role="list" aria-label={texts.sheetTraces}>
            {running.map((trace) => (
              <li key={trace.id}>
                {[trace.name, yearsOf(trace), serverText(statusLabel(trace.status.name))].filter(Boolean).join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button icon={<Icon name="print" />} onPress={() => window.print()}>
        {texts.sheetPrint}
      </Button>
    </div>
  );
}
