import { useMessages } from '../../provider/useMessages';
import { accessMessages } from './messages';

/** The calm half of an access screen: what happens next, and that it is the customer's choice. */
export function AccessPanel() {
  const texts = useMessages(accessMessages);
  return (
    <div className="pt-access-panel">
      <h2 className="pt-access-panel__heading">{texts.panelHeading}</h2>
      <ol className="pt-access-panel__steps">
        <li>{texts.panelStep1}</li>
        <li>{texts.panelStep2}</li>
        <li>{texts.panelStep3}</li>
      </ol>
      <p className="pt-access-panel__choice">{texts.panelChoice}</p>
    </div>
  );
}
