import { GuidePage } from '@pension-trace/react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  usePageTitle('Guide');
  return <GuidePage key={id} id={id} onNavigate={(href) => void navigate(href)} />;
}
