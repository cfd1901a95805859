import type { PensionTraceNavigate, PensionTraceAdapter } from '@pension-trace/react';
import { PensionTracing } from '@pension-trace/react/product';
import { useCallback } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { configuration, rules } from './configuration';

interface ProductProps {
  adapter: PensionTraceAdapter;
  /** Called when the page is interactive. */
  onReady?: () => void;
}

/** The whole product with the routes of this site. */
export function Product({ adapter, onReady }: ProductProps) {
  const { pathname, search } = useLocation();
  const goTo = useNavigate();
  const navigate = useCallback<PensionTraceNavigate>((path, options) => void goTo(path, options), [goTo]);
  return (
    <PensionTracing
      adapter={adapter}
      config={configuration}
      hasSigningConfirmation
      rules={rules}
      location={pathname + search}
      navigate={navigate}
      useHref={useHref}
      onReady={onReady}
    />
  );
}
