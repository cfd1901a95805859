import { flushSync } from 'react-dom';
import { foundGroupId } from './TraceGroups';

/** Returns the link to the group of found pensions. Another tab may be open. */
export function linkToFinds(showTraces: () => void): { href: string; onNavigate: () => void } {
  return {
    href: `#${foundGroupId}`,
    onNavigate() {
      flushSync(showTraces);
      document.getElementById(foundGroupId)?.focus();
    },
  };
}
