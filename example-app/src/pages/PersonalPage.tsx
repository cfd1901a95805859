import { PersonalDetailsForm } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const { onInvalid } = usePageTitle('Your personal details');
  return <PersonalDetailsForm onInvalid={onInvalid} />;
}
