import { Processing } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const ProcessingPage = () => (
  <PensionTracePage page="processing">
    <Processing />
  </PensionTracePage>
);
