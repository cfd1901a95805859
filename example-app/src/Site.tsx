import { PensionTraceProvider, type PensionTraceAdapter, type PensionTraceNavigate } from '@pension-trace/react';
import { PensionTraceOnboarding, PensionTracePage, PensionTracePortal } from '@pension-trace/react/product';
import { useCallback } from 'react';
import { Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom';
import { configuration, rules } from './configuration';
import { Frame } from './Frame';

/** The footer is the firm's own. */
const frame = { hasFooter: false };

/** The routes of this site, on one adapter. */
export function Site({ adapter }: { adapter: PensionTraceAdapter }) {
  const { pathname, search } = useLocation();
  const goTo = useNavigate();
  const navigate = useCallback<PensionTraceNavigate>((path, options) => void goTo(path, options), [goTo]);
  return (
    <PensionTraceProvider
      adapter={adapter}
      config={configuration}
      rules={rules}
      location={pathname + search}
      navigate={navigate}
      useHref={useHref}
    >
      <Routes>
        <Route element={<Frame />}>
          <Route path="/signup" element={<PensionTracePage page="signUp" {...frame} />} />
          {/* An invite may follow. */}
          <Route path="/login/*" element={<PensionTracePage page="logIn" {...frame} />} />
          <Route path="/forgot-password" element={<PensionTracePage page="forgotPassword" {...frame} />} />
          <Route path="/reset-password" element={<PensionTracePage page="resetPassword" {...frame} />} />
          <Route path="/confirm-email" element={<PensionTracePage page="confirmEmail" {...frame} />} />
          <Route path="/marketing" element={<PensionTracePage page="marketing" {...frame} />} />
          <Route path="/portal/*" element={<PensionTracePortal hasSigningConfirmation {...frame} />} />
          <Route path="*" element={<PensionTraceOnboarding {...frame} />} />
        </Route>
      </Routes>
    </PensionTraceProvider>
  );
}
