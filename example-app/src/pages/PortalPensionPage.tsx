import { PensionDetails } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';
import { useParams } from 'react-router-dom';

export function PortalPensionPage() {
  const { id = '' } = useParams();
  return (
    <PensionTracePage page="pension">
      <PensionDetails id={id} />
    </PensionTracePage>
  );
}
