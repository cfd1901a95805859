import { PortalDashboard } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  usePageTitle('Your portal');
  return (
    <PortalDashboard
      onViewTrace={(id) => void navigate(`/portal/trace/${encodeURIComponent(id)}`)}
      onViewPension={(id) => void navigate(`/portal/pension/${encodeURIComponent(id)}`)}
    />
  );
}
