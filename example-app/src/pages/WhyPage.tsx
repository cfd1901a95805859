import { ReasonForm } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Why are you here today');
  return <ReasonForm />;
}
