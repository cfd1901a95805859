import { GuidePage } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';
import { useParams } from 'react-router-dom';

export function PortalGuidePage() {
  const { id = '' } = useParams();
  return (
    <PensionTracePage page="guide">
      <GuidePage id={id} />
    </PensionTracePage>
  );
}
