import { useState, type ReactNode } from 'react';
import { portalNationalInsurance } from '../backend/contracts/onboarding';
import { formatNationalInsurance } from '../domain/nationalInsurance';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { answerMessages } from './answerMessages';
import { Untranslated } from '../ui/Untranslated';
import { useRead, type ReadState } from '../data/useRead';

export interface NumberRowProps {
  /** The last three characters of the National Insurance number. */
  ending: string;
  /** True for a button that shows the whole number. */
  isShowable: boolean;
}

/** The end of the National Insurance number, and on request the whole of it. */
export function NumberRow({ ending, isShowable }: NumberRowProps) {
  const texts = useMessages('answers', answerMessages);
  const { backend } = usePensionTrace();
  const [isShown, setIsShown] = useState(false);
  const masked = (
    <>
      <span aria-hidden="true" translate="no">{`•• ••••${ending.slice(0, 2)} ${ending.slice(2)}`}</span>
      <span className="ptr ptr-visually-hidden">
        <Untranslated within={texts.endsIn(ending)}>{ending}</Untranslated>
      </span>
    </>
  );
  return (
    <>
      {isShown ? <WholeNumber masked={masked} /> : masked}
      {isShowable && backend.hasProcedure(portalNationalInsurance) && (
        <div>
          <Button variant="quiet" onPress={() => setIsShown(!isShown)}>
            {isShown ? texts.hideNumber : texts.showNumber}
          </Button>
        </div>
      )}
    </>
  );
}

/** Mounted only while the number is shown, so that nothing keeps it afterwards. */
function WholeNumber({ masked }: { masked: ReactNode }) {
  const texts = useMessages('answers', answerMessages);
  const number = useWholeNumber();
  const whole = number.status === 'success' ? formatNationalInsurance(number.data ?? '') : '';
  return (
    <div role="status">
      {number.status === 'success' ? <Untranslated>{whole || texts.none}</Untranslated> : masked}
      {number.status === 'pending' && <span className="ptr ptr-visually-hidden">{texts.loadingNumber}</span>}
      {number.status === 'error' && <p className="ptr ptr-caption">{number.message}</p>}
    </div>
  );
}

/** Reads the customer's whole National Insurance number. Never cached: each mount asks the server, which logs it. */
function useWholeNumber(): ReadState<string | null> {
  return useRead({
    source: portalNationalInsurance.name,
    read: (reader, reading) => reader.call(portalNationalInsurance, undefined, reading),
    isCached: false,
    isRefetched: false,
  });
}
