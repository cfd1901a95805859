import type { ComponentType } from 'react';
import type { Page } from '../../provider/pages';
import { usePage } from '../../screens/PageContext';
import { lazyScreen } from './lazyScreen';
import { PageGate } from './PageGate';

/** A page whose screen loads when it is first shown. */
function pageScreen(page: Page, load: () => Promise<ComponentType>): ComponentType {
  return lazyScreen(async () => {
    const Screen = await load();
    return () => (
      <PageGate page={page}>
        <Screen />
      </PageGate>
    );
  });
}

/** A screen of the trace, the pension or the guide in the path. */
function ofId(Screen: ComponentType<{ id: string }>): ComponentType {
  return function ScreenOfId() {
    return <Screen id={usePage()?.id ?? ''} />;
  };
}

/** The screen of each page. */
export const pageScreens: Readonly<Record<Page, ComponentType>> = {
  home: pageScreen('home', async () => (await import('../../features/frame/NoStep')).NoStep),
  signUp: pageScreen('signUp', async () => (await import('../../features/access/SignUpForm')).SignUpForm),
  logIn: pageScreen('logIn', async () => (await import('../../features/access/LogInForm')).LogInForm),
  forgotPassword: pageScreen(
    'forgotPassword',
    async () => (await import('../../features/access/ForgotPasswordForm')).ForgotPasswordForm,
  ),
  resetPassword: pageScreen(
    'resetPassword',
    async () => (await import('../../features/access/ResetPasswordForm')).ResetPasswordForm,
  ),
  confirmEmail: pageScreen('confirmEmail', async () => (await import('../../features/access/OpenLink')).OpenLink),
  marketing: pageScreen(
    'marketing',
    async () => (await import('../../features/marketing/MarketingPreferences')).MarketingPreferences,
  ),
  stopNews: pageScreen('stopNews', async () => (await import('../../features/marketing/StopNews')).StopNews),
  personal: pageScreen(
    'personal',
    async () => (await import('../../features/personal-details/PersonalDetailsForm')).PersonalDetailsForm,
  ),
  address: pageScreen('address', async () => (await import('../../features/address/AddressFinder')).AddressFinder),
  reason: pageScreen('reason', async () => (await import('../../features/reason/ReasonForm')).ReasonForm),
  processing: pageScreen('processing', async () => (await import('../../features/processing/Processing')).Processing),
  notEligible: pageScreen('notEligible', async () => (await import('../not-eligible/NotEligible')).NotEligible),
  createTrace: pageScreen('createTrace', async () => (await import('../onboarding/TraceWizard')).TraceWizard),
  traces: pageScreen('traces', async () => (await import('../onboarding/TraceList')).TraceList),
  knownPensions: pageScreen(
    'knownPensions',
    async () => (await import('../../features/pensions/KnownPensions')).KnownPensions,
  ),
  addPension: pageScreen('addPension', async () => (await import('../onboarding/AddPensionForm')).AddPensionForm),
  pensions: pageScreen('pensions', async () => (await import('../onboarding/PensionList')).PensionList),
  authorisation: pageScreen(
    'authorisation',
    async () => (await import('../../features/authorisation/AuthorisationPad')).AuthorisationPad,
  ),
  actionAuthorisation: pageScreen('actionAuthorisation', async () => {
    const { AuthorisationPad } = await import('../../features/authorisation/AuthorisationPad');
    return () => <AuthorisationPad action />;
  }),
  cancelledApplication: pageScreen(
    'cancelledApplication',
    async () => (await import('../cancelled/CancelledApplication')).CancelledApplication,
  ),
  portal: pageScreen('portal', async () => (await import('../portal/PortalDashboard')).PortalDashboard),
  profile: pageScreen('profile', async () => (await import('../profile/Profile')).Profile),
  notifications: pageScreen('notifications', async () => {
    const { Profile } = await import('../profile/Profile');
    return () => <Profile tab="notifications" />;
  }),
  documents: pageScreen('documents', async () => (await import('../portal/PortalDocuments')).PortalDocuments),
  trace: pageScreen('trace', async () => ofId((await import('../details/TraceDetails')).TraceDetails)),
  pension: pageScreen('pension', async () => ofId((await import('../details/PensionDetails')).PensionDetails)),
  support: pageScreen('support', async () => (await import('../../features/support/SupportPage')).SupportPage),
  guide: pageScreen('guide', async () => ofId((await import('../../features/support/GuidePage')).GuidePage)),
};

/** Shown on any page until the customer has entered the code of their second step. */
export const SecondStepForm = lazyScreen(
  async () => (await import('../../features/two-step/SecondStepForm')).SecondStepForm,
);
/** Shown on the portal's page after signing, with `hasSigningConfirmation`. */
export const SigningDone = lazyScreen(async () => (await import('../onboarding/SigningDone')).SigningDone);
