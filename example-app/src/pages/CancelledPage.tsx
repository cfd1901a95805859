import { CancelledApplication } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import type { PageState } from '../usePageState';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  usePageTitle('Application cancelled');

  function handleDeleted() {
    const state: PageState = { isDeleted: true };
    void navigate('/signup', { replace: true, state });
  }

  return <CancelledApplication onDeleted={handleDeleted} />;
}
