import { DocumentsPage } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  usePageTitle('Your documents');
  return <DocumentsPage onNavigate={(href) => void navigate(href)} />;
}
