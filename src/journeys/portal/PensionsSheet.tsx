import { Fragment } from 'react';
import { readPensions, readProviders, readTraces } from '../../data/reads';
import { useAccount } from '../../data/useAccount';
import { useDateText } from '../../data/useDateText';
import { useNow } from '../../data/useNow';
import { useRead } from '../../data/useRead';
import { useServerText } from '../../data/useServerText';
import { signerName } from '../../domain/signerName';
import { traceProgress } from '../../domain/traceProgress';
import { useEntryYears } from '../../entries/useEntryYears';
import { useTraceFacts } from '../../entries/useTraceFacts';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { pensionMessages } from '../../features/pensions/messages';
import { pensionName } from '../../features/pensions/pensionName';
import type { DialogProps } from '../../screens/lazyDialog';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { eventLines } from '../../texts/eventLines';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Icon } from '../../ui/Icon';
import { uiMessages } from '../../ui/messages';
import { Modal } from '../../ui/Modal';
import { Skeleton } from '../../ui/Skeleton';
import { portalMessages } from './messages';
import { SheetTable } from './SheetTable';

/** The customer's pensions and running traces on one page, to print for an adviser and to write on. Without the National Insurance number. */
export function PensionsSheet({ isOpen, onClose }: DialogProps) {
  const texts = useMessages('portalDashboard', portalMessages);
  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={texts.pensions} size="large" className="ptr-sheet">
      <Sheet />
    </Modal>
  );
}

/** Mounted while the dialog is open, because only the sheet needs the contacts of every provider. */
function Sheet() {
  const texts = useMessages('portalDashboard', portalMessages);
  const pensionTexts = useMessages('pensions', pensionMessages);
  const ui = useMessages('ui', uiMessages);
  const serverText = useServerText();
  const { config } = usePensionTrace();
  const lines = useMessages('eventLines', eventLines);
  const yearsOf = useEntryYears();
  const factsOf = useTraceFacts();
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
      {config.companyName !== undefined && <p className="ptr ptr-sheet__firm">{config.companyName}</p>}
      <p>{[customer, dateText(now)].filter(Boolean).join(' · ')}</p>
      <SheetTable
        label={pensionTexts.list}
        heads={[texts.sheetPension, texts.sheetProvider, texts.sheetPolicy, texts.sheetYears, texts.sheetType]}
        rows={pensions.data.map((pension) => {
          const known = pension.contact ?? contactsOf.get(pension.provider?.trim() ?? '');
          const ways = [known?.phone, known?.email, known?.website, known?.postal_address?.split('\n').join(', ')];
          return {
            id: pension.id,
            name: pensionName(pension) ?? pensionTexts.unnamed,
            cells: [
              <Fragment key="provider">
                {pension.provider}
                {ways.some(Boolean) && <span className="ptr ptr-caption">{ways.filter(Boolean).join(' · ')}</span>}
              </Fragment>,
              pension.policy,
              yearsOf(pension),
              [pension.type?.type, pension.status?.name].flatMap((word) => (word ? serverText(word) : [])).join(' · '),
            ],
          };
        })}
      />
      {running.length > 0 && (
        <SheetTable
          label={texts.sheetTraces}
          heads={[texts.sheetEmployer, texts.sheetYears, texts.sheetNews]}
          rows={running.map((trace) => {
            const { kind, facts } = factsOf(trace);
            return { id: trace.id, name: trace.name, cells: [yearsOf(trace), lines[kind](facts)] };
          })}
        />
      )}
      <div className="ptr ptr-sheet__lines" aria-hidden="true" />
      <Button icon={<Icon name="print" />} onPress={() => window.print()}>
        {texts.sheetPrint}
      </Button>
    </div>
  );
}
