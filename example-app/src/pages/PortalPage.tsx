import { PortalDashboard } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  usePageTitle('Your portal');
  return (
    <PortalDashboard
      documentsHref="/portal/documents"
      supportHref="/portal/support"
      onNavigate={(href) => void navigate(href)}
      onViewTrace={(id) => void navigate(`/portal/trace/${encodeURIComponent(id)}`)}
      onViewPension={(id) => void navigate(`/portal/pension/${encodeURIComponent(id)}`)}
    />
  );
}
