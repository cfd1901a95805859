import { TraceWizard } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const { onInvalid } = usePageTitle('Trace a pension');
  return <TraceWizard onInvalid={onInvalid} />;
}
