import { useMessages } from '../../texts/useMessages';
import { ErrorBox } from '../../ui/ErrorBox';
import { LiveText } from '../../ui/LiveText';
import { Switch } from '../../ui/Switch';
import { marketingMessages } from './messages';
import { useNewsEmails } from './useNewsEmails';

/** The switch for emails about the customer's own traces, in a group of its own. It saves at once. */
export function NewsSwitch() {
  const texts = useMessages('marketing', marketingMessages);
  const { state, isOn, choose } = useNewsEmails();
  if (isOn === undefined) return null;
  return (
    <fieldset className="ptr ptr-preferences__channels">
      <legend className="ptr ptr-heading ptr-heading--body">{texts.news}</legend>
      <Switch label={texts.newsEmail} description={texts.newsEmailHint} isSelected={isOn} onChange={choose} />
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <LiveText>{state.status === 'success' ? texts.saved : ''}</LiveText>
    </fieldset>
  );
}
