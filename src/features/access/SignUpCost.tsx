import { usePensionTrace } from '../../provider/PensionTraceContext';
import { HelpLink } from '../../screens/HelpLink';
import { useMessages } from '../../texts/useMessages';
import { accessMessages } from './messages';

/** What tracing costs, who pays for it, and the government's free service: before a visitor types anything. */
export function SignUpCost() {
  const { firm, links } = usePensionTrace().config;
  const texts = useMessages('access', accessMessages);
  const hasService = links.help?.pensionTracingService !== null;
  return (
    <div className="ptr ptr-access-cost">
      {firm.price !== undefined && (
        <p>
          <strong>{firm.price}</strong> {firm.paidBy}
        </p>
      )}
      {hasService && (
        <p>
          {texts.freeService} <HelpLink place="pensionTracingService">{texts.freeServiceLink}</HelpLink>
        </p>
      )}
    </div>
  );
}
