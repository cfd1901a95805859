import { LoadingScreen } from '@pension-trace/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageState } from './usePageState';

interface RedirectProps {
  to: string;
  /** Where the customer was, when they are to come back to it. */
  from?: string;
}

/**
 * Leads to another page of this site. Unlike the router's own Navigate it does so again when the way there was cut
 * short, as by the browser's Back button while the next page's code was still loading.
 */
export function Redirect({ to, from }: RedirectProps) {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const state: PageState | null = from === undefined ? null : { from };
    void navigate(to, { replace: true, state });
  }, [navigate, location, to, from]);
  return <LoadingScreen />;
}
