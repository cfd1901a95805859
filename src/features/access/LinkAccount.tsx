import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { accessMessages } from './messages';
import { Untranslated } from '../../ui/Untranslated';

interface LinkAccountProps {
  email: string;
  /** Called by 'This is not me'. */
  onNotMe: () => void;
}

/** Names the account of an opened link, which may be someone else's: anyone can send a customer a link of their own. */
export function LinkAccount({ email, onNotMe }: LinkAccountProps) {
  const texts = useMessages('access', accessMessages);
  return (
    <Notice tone="info">
      <p className="ptr ptr-link-account">
        <Untranslated within={texts.linkAccount(email)}>{email}</Untranslated>
      </p>
      <Button variant="secondary" onPress={onNotMe}>
        {texts.notMe}
      </Button>
    </Notice>
  );
}
