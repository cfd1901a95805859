import { NotEligible } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Not eligible for pension tracing');
  return <NotEligible />;
}
