import { LoadingScreen, UnexpectedError } from '@pension-trace/react';
import { isRouteErrorResponse, Navigate, useRouteError, type RouteObject } from 'react-router-dom';
import { CustomerGate, RecoveryGate, SignedOutGate } from './Gate';
import { Layout } from './Layout';

/** The routes of specification section 2.1. Each page's code is loaded when it is first shown. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RoutingError />,
    hydrateFallbackElement: <LoadingScreen />,
    children: [
      {
        element: <SignedOutGate />,
        children: [
          { path: '/signup', lazy: () => import('./pages/SignUpPage') },
          { path: '/login/:id?', lazy: () => import('./pages/LogInPage') },
          { path: '/forgot-password', lazy: () => import('./pages/ForgotPasswordPage') },
        ],
      },
      { path: '/marketing', lazy: () => import('./pages/MarketingPage') },
      {
        element: <RecoveryGate />,
        children: [{ path: '/reset-password', lazy: () => import('./pages/ResetPasswordPage') }],
      },
      {
        element: <CustomerGate />,
        children: [
          { path: '/personal', lazy: () => import('./pages/PersonalPage') },
          { path: '/address', lazy: () => import('./pages/AddressPage') },
          { path: '/why', lazy: () => import('./pages/WhyPage') },
          { path: '/processing', lazy: () => import('./pages/ProcessingPage') },
          { path: '/step6', lazy: () => import('./pages/NotEligiblePage') },
          { path: '/create-trace', lazy: () => import('./pages/CreateTracePage') },
          { path: '/traces', lazy: () => import('./pages/TracesPage') },
          { path: '/known-pensions', lazy: () => import('./pages/KnownPensionsPage') },
          { path: '/add-pension', lazy: () => import('./pages/AddPensionPage') },
          { path: '/pensions', lazy: () => import('./pages/PensionsPage') },
          { path: '/authorisation', lazy: () => import('./pages/AuthorisationPage') },
          { path: '/action/authorisation', lazy: () => import('./pages/ActionAuthorisationPage') },
          { path: '/cancelled-application', lazy: () => import('./pages/CancelledPage') },
          { path: '/portal', lazy: () => import('./pages/PortalPage') },
          { path: '/portal/profile', lazy: () => import('./pages/ProfilePage') },
          { path: '/portal/documents', lazy: () => import('./pages/DocumentsPage') },
          { path: '/portal/trace/:id', lazy: () => import('./pages/TracePage') },
          { path: '/portal/pension/:id', lazy: () => import('./pages/PensionPage') },
          { path: '/portal/support', lazy: () => import('./pages/SupportPage') },
          { path: '/portal/support/guide/:id', lazy: () => import('./pages/GuidePage') },
          { path: '/portal/support/*', element: <Navigate to="/portal/support" replace /> },
          { path: '/portal/*', element: <Navigate to="/portal" replace /> },
          { path: '/', lazy: () => import('./pages/NoStepPage') },
          // Anything else never opens: the gate leads to where the tags say.
          { path: '*', element: null },
        ],
      },
    ],
  },
];

/** What a route that threw, or a page whose code could not be loaded, shows instead. */
function RoutingError() {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error);
  return (
    <div className="ptr-root app">
      <main className="app__main">
        <UnexpectedError detail={detail} />
      </main>
    </div>
  );
}
