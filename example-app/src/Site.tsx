import { PensionTraceProvider, type PensionTraceAdapter, type PensionTraceNavigate } from '@pension-trace/react';
import { useCallback } from 'react';
import { Route, Routes, useHref, useLocation, useNavigate } from 'react-router-dom';
import { configuration, rules } from './configuration';
import { Frame } from './Frame';
import * as pages from './pages';

/** The routes of this site, one for each page, on one adapter. The paths are `defaultPaths` of the package. */
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
          <Route path="/signup" element={<pages.SignUpPage />} />
          {/* An invite may follow. */}
          <Route path="/login/*" element={<pages.LogInPage />} />
          <Route path="/forgot-password" element={<pages.ForgotPasswordPage />} />
          <Route path="/reset-password" element={<pages.ResetPasswordPage />} />
          <Route path="/confirm-email" element={<pages.ConfirmEmailPage />} />
          <Route path="/marketing" element={<pages.MarketingPage />} />
          <Route path="/stop-news" element={<pages.StopNewsPage />} />
          <Route path="/personal" element={<pages.PersonalPage />} />
          <Route path="/address" element={<pages.AddressPage />} />
          <Route path="/why" element={<pages.ReasonPage />} />
          <Route path="/processing" element={<pages.ProcessingPage />} />
          <Route path="/step6" element={<pages.NotEligiblePage />} />
          <Route path="/create-trace" element={<pages.CreateTracePage />} />
          <Route path="/traces" element={<pages.TracesPage />} />
          <Route path="/known-pensions" element={<pages.KnownPensionsPage />} />
          <Route path="/add-pension" element={<pages.AddPensionPage />} />
          <Route path="/pensions" element={<pages.PensionsPage />} />
          <Route path="/authorisation" element={<pages.AuthorisationPage />} />
          <Route path="/action/authorisation" element={<pages.ActionAuthorisationPage />} />
          <Route path="/cancelled-application" element={<pages.CancelledApplicationPage />} />
          {/* Unknown paths below a section open that section. */}
          <Route path="/portal/*" element={<pages.PortalPage />} />
          <Route path="/portal/profile" element={<pages.PortalProfilePage />} />
          <Route path="/portal/profile/notifications" element={<pages.PortalNotificationsPage />} />
          <Route path="/portal/documents" element={<pages.PortalDocumentsPage />} />
          <Route path="/portal/trace/:id" element={<pages.PortalTracePage />} />
          <Route path="/portal/pension/:id" element={<pages.PortalPensionPage />} />
          <Route path="/portal/support/*" element={<pages.PortalSupportPage />} />
          <Route path="/portal/support/guide/:id" element={<pages.PortalGuidePage />} />
          {/* Unknown paths lead to the customer’s step. */}
          <Route path="*" element={<pages.HomePage />} />
        </Route>
      </Routes>
    </PensionTraceProvider>
  );
}
