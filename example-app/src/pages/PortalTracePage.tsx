import { TraceDetails } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';
import { useParams } from 'react-router-dom';

export function PortalTracePage() {
  const { id = '' } = useParams();
  return (
    <PensionTracePage page="trace">
      <TraceDetails id={id} />
    </PensionTracePage>
  );
}
