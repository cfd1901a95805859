import { Processing } from '@pension-trace/react';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  usePageTitle('Processing your application');
  return <Processing />;
}
