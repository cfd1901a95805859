import { PensionDetails } from '@pension-trace/react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  usePageTitle('Your pension');
  return <PensionDetails key={id} id={id} onNavigate={(href) => void navigate(href)} />;
}
