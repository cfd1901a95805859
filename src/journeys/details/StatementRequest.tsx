import { useState } from 'react';
import { portalNationalInsurance } from '../../backend/contracts/onboarding';
import { useRead } from '../../data/useRead';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Disclosure } from '../../ui/Disclosure';
import { ErrorBox } from '../../ui/ErrorBox';
import { Icon } from '../../ui/Icon';
import { uiMessages } from '../../ui/messages';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { foundMessages } from './foundMessages';
import { useStatement, type StatementRequest as Request, type UseStatementOptions } from './useStatement';

/** The letter that asks the provider for a statement, with the National Insurance number only if the customer ticks it. */
export function StatementRequest(request: Request) {
  const { backend } = usePensionTrace();
  const texts = useMessages('found', foundMessages);
  const [hasNumber, setHasNumber] = useState(false);
  return (
    <div className="ptr ptr-statement">
      {backend.hasProcedure(portalNationalInsurance) && (
        <Checkbox
          label={texts.withNumber}
          description={texts.withNumberHint}
          checked={hasNumber}
          onChange={(event) => setHasNumber(event.target.checked)}
        />
      )}
      {hasNumber ? <NumberedLetter {...request} /> : <Letter {...request} nationalInsurance={undefined} />}
    </div>
  );
}

/** Mounted only while the box is ticked, so that nothing keeps the number afterwards. */
function NumberedLetter(request: Request) {
  const texts = useMessages('found', foundMessages);
  const ui = useMessages('ui', uiMessages);
  const number = useRead({
    source: portalNationalInsurance.name,
    read: (reader, reading) => reader.call(portalNationalInsurance, undefined, reading),
    isCached: false,
    isRefetched: false,
  });
  switch (number.status) {
    case 'pending':
      return <Skeleton shape="text" count={1} label={texts.numberLoading} />;
    case 'error':
      return (
        <ErrorBox heading={texts.numberFailedHeading} message={number.message}>
          <Button variant="secondary" onPress={number.retry}>
            {ui.tryAgain}
          </Button>
        </ErrorBox>
      );
    case 'success':
      return (
        <>
          {!number.data && <p role="status">{texts.noNumber}</p>}
          <Letter {...request} nationalInsurance={number.data ?? undefined} />
        </>
      );
  }
}

function Letter(options: UseStatementOptions) {
  const texts = useMessages('found', foundMessages);
  const { text, pdf, download, copied, copy } = useStatement(options);
  return (
    <>
      <div className="ptr ptr-statement__actions">
        <Button
          icon={<Icon name="download" />}
          isBusy={pdf.status === 'pending'}
          busyLabel={texts.making}
          onPress={download}
        >
          {texts.download}
        </Button>
        <Button variant="secondary" onPress={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
      {pdf.status === 'error' && <ErrorBox heading={texts.makingFailedHeading} message={pdf.message} />}
      <div role="status">
        {pdf.status === 'success' && <Notice tone="success">{texts.made}</Notice>}
        {copied === 'success' && <Notice tone="success">{texts.copied}</Notice>}
        {copied === 'error' && <Notice tone="warning">{texts.notCopied}</Notice>}
      </div>
      <Disclosure summary={texts.read}>
        <div className="ptr ptr-lines ptr-statement__text" translate="no">
          {text}
        </div>
      </Disclosure>
    </>
  );
}
