import { MarketingPreferences } from '@pension-trace/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Redirect } from '../Redirect';
import { usePageTitle } from '../usePageTitle';

/** Reads who it is about from the address, then takes that out of it: an email address has no place in a history. */
export function Component() {
  const [parameters] = useSearchParams();
  const [{ id, email }] = useState(() => ({ id: parameters.get('id'), email: parameters.get('email') }));
  usePageTitle('Marketing preferences');

  useEffect(() => window.history.replaceState(window.history.state, '', window.location.pathname), []);

  if (!id || !email) return <Redirect to="/" />;
  return <MarketingPreferences id={id} email={email} />;
}
