import { LoadingScreen } from '@pension-trace/react';
import { useEffect } from 'react';

/** Leaves for a site outside of this one. */
export function ExternalRedirect({ href }: { href: string }) {
  useEffect(() => window.location.replace(href), [href]);
  return <LoadingScreen />;
}
