import { SupportPage } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  usePageTitle('Support');
  return <SupportPage onNavigate={(href) => void navigate(href)} />;
}
