import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { ChangingText } from '../../ui/ChangingText';
import { Untranslated } from '../../ui/Untranslated';
import { foundMessages } from './foundMessages';
import { useCopy } from './useCopy';

/** What a provider asks for on the phone. Copies the policy number. */
export function CallNote({ policy }: { policy: string | undefined }) {
  const texts = useMessages('found', foundMessages);
  const { state, copy } = useCopy(policy ?? '');
  const notes = { idle: undefined, success: texts.policyCopied, error: texts.policyNotCopied };
  return (
    <div className="ptr ptr-call-note">
      <p className="ptr ptr-caption">
        <Untranslated within={texts.haveReady(policy)}>{policy ?? ''}</Untranslated>
      </p>
      {policy !== undefined && (
        <Button variant="quiet" onPress={() => void copy()}>
          {texts.copyPolicy}
        </Button>
      )}
      <span role="status" className="ptr ptr-caption">
        <ChangingText>{notes[state]}</ChangingText>
      </span>
    </div>
  );
}
