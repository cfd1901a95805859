import { createRoot } from 'react-dom/client';
import { createRestAdapter } from '../../../docs/examples/restAdapter';
import { PensionTraceOnboarding, PensionTracePortal } from '../../../src/product';
import '../../../src/styles.css';

/*
 * The pages of a firm with its own log-in: onboarding and portal at separate paths, with an adapter from `createAdapter`.
 */

const shared = {
  adapter: createRestAdapter(),
  config: { companyName: 'Lantern Pension Tracing', idleMinutes: undefined },
  routing: 'path',
  hasTopBar: false,
  logInUrl: ({ returnTo }: { returnTo: string }) => `/log-in?returnTo=${encodeURIComponent(returnTo)}`,
} as const;

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  window.location.pathname.startsWith('/apply') ? (
    <PensionTraceOnboarding {...shared} basePath="/apply" portalUrl="/my-pensions" />
  ) : (
    <PensionTracePortal {...shared} basePath="/my-pensions" onboardingUrl="/apply" />
  ),
);
