import { lazyScreen } from '@pension-trace/react/product';

/*
 * One module a page: it imports its screen statically, and a customer loads the code of one screen. An `import()` of the
 * package itself would load all of its screens.
 */
export const HomePage = lazyScreen(async () => (await import('./pages/HomePage')).HomePage);
export const SignUpPage = lazyScreen(async () => (await import('./pages/SignUpPage')).SignUpPage);
export const LogInPage = lazyScreen(async () => (await import('./pages/LogInPage')).LogInPage);
export const ForgotPasswordPage = lazyScreen(
  async () => (await import('./pages/ForgotPasswordPage')).ForgotPasswordPage,
);
export const ResetPasswordPage = lazyScreen(async () => (await import('./pages/ResetPasswordPage')).ResetPasswordPage);
export const ConfirmEmailPage = lazyScreen(async () => (await import('./pages/ConfirmEmailPage')).ConfirmEmailPage);
export const MarketingPage = lazyScreen(async () => (await import('./pages/MarketingPage')).MarketingPage);
export const StopNewsPage = lazyScreen(async () => (await import('./pages/StopNewsPage')).StopNewsPage);
export const PersonalPage = lazyScreen(async () => (await import('./pages/PersonalPage')).PersonalPage);
export const AddressPage = lazyScreen(async () => (await import('./pages/AddressPage')).AddressPage);
export const ReasonPage = lazyScreen(async () => (await import('./pages/ReasonPage')).ReasonPage);
export const ProcessingPage = lazyScreen(async () => (await import('./pages/ProcessingPage')).ProcessingPage);
export const NotEligiblePage = lazyScreen(async () => (await import('./pages/NotEligiblePage')).NotEligiblePage);
export const CreateTracePage = lazyScreen(async () => (await import('./pages/CreateTracePage')).CreateTracePage);
export const TracesPage = lazyScreen(async () => (await import('./pages/TracesPage')).TracesPage);
export const KnownPensionsPage = lazyScreen(async () => (await import('./pages/KnownPensionsPage')).KnownPensionsPage);
export const AddPensionPage = lazyScreen(async () => (await import('./pages/AddPensionPage')).AddPensionPage);
export const PensionsPage = lazyScreen(async () => (await import('./pages/PensionsPage')).PensionsPage);
export const AuthorisationPage = lazyScreen(async () => (await import('./pages/AuthorisationPage')).AuthorisationPage);
export const ActionAuthorisationPage = lazyScreen(
  async () => (await import('./pages/ActionAuthorisationPage')).ActionAuthorisationPage,
);
export const CancelledApplicationPage = lazyScreen(
  async () => (await import('./pages/CancelledApplicationPage')).CancelledApplicationPage,
);
export const PortalPage = lazyScreen(async () => (await import('./pages/PortalPage')).PortalPage);
export const PortalProfilePage = lazyScreen(async () => (await import('./pages/PortalProfilePage')).PortalProfilePage);
export const PortalNotificationsPage = lazyScreen(
  async () => (await import('./pages/PortalNotificationsPage')).PortalNotificationsPage,
);
export const PortalDocumentsPage = lazyScreen(
  async () => (await import('./pages/PortalDocumentsPage')).PortalDocumentsPage,
);
export const PortalTracePage = lazyScreen(async () => (await import('./pages/PortalTracePage')).PortalTracePage);
export const PortalPensionPage = lazyScreen(async () => (await import('./pages/PortalPensionPage')).PortalPensionPage);
export const PortalSupportPage = lazyScreen(async () => (await import('./pages/PortalSupportPage')).PortalSupportPage);
export const PortalGuidePage = lazyScreen(async () => (await import('./pages/PortalGuidePage')).PortalGuidePage);
