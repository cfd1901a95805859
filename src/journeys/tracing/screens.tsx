import type { ComponentType } from 'react';
import type { Page } from '../../provider/pages';
import { BackLink } from './BackLink';
import { loadable } from './loadable';
import type { PageProps } from './PageProps';

/** The screen of a page. Its code loads when it is first shown. */
interface PageScreen {
  Screen: ComponentType<PageProps>;
  /** Loads the code in advance. */
  prepare: () => void;
  Gate: ReturnType<typeof loadable>['Gate'];
}

/**
 * @param load Imports the screen.
 * @param propsOf The screen's props. Default: none.
 */
function pageScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...[propsOf]: object extends Props ? [propsOf?: (page: PageProps) => Props] : [propsOf: (page: PageProps) => Props]
): PageScreen {
  const Loadable = loadable<Partial<Props>>(load as () => Promise<ComponentType<Partial<Props>>>);
  const Screen = (page: PageProps) => <Loadable {...(propsOf?.(page) ?? {})} />;
  return { Screen, prepare: Loadable.prepare, Gate: Loadable.Gate };
}

const onlyInvalid = ({ onInvalid }: PageProps) => ({ onInvalid });
const signing = ({ changes, onInvalid, onSigned, onChangeAnswer }: PageProps) => ({
  changes,
  onInvalid,
  onCompleted: onSigned,
  onChange: onChangeAnswer,
});
const onlyId = ({ id = '' }: PageProps) => ({ id });

/** The screen of each page. */
export const pageScreens = {
  home: pageScreen(async () => (await import('../../features/frame/NoStep')).NoStep),
  signUp: pageScreen(
    async () => (await import('./SignUpPage')).SignUpPage,
    (page) => page,
  ),
  logIn: pageScreen(
    async () => (await import('../../features/access/LogInForm')).LogInForm,
    ({ id, query, onInvalid }) => ({ inviteId: id ?? query.get('id') ?? undefined, onInvalid }),
  ),
  forgotPassword: pageScreen(
    async () => (await import('../../features/access/ForgotPassword')).ForgotPassword,
    onlyInvalid,
  ),
  resetPassword: pageScreen(
    async () => (await import('./ResetPage')).ResetPage,
    ({ isPending = false, link, mode, ...page }) => ({
      isPending,
      link,
      mode,
      onInvalid: page.onInvalid,
      onOpened: page.onLinkOpened,
      onExpired: page.onLinkExpired,
      onLeave: page.onLinkLeft,
      onCompleted: page.onReset,
      onContinue: page.onResetFinished,
    }),
  ),
  confirmEmail: pageScreen(
    async () => (await import('./ConfirmPage')).ConfirmPage,
    ({ isPending = false, link, onLinkExpired }) => ({ isPending, link, onExpired: onLinkExpired }),
  ),
  marketing: pageScreen(
    async () => (await import('./MarketingPage')).MarketingPage,
    ({ query }) => ({ query }),
  ),
  personal: pageScreen(
    async () => (await import('../../features/personal-details/PersonalDetailsForm')).PersonalDetailsForm,
    onlyInvalid,
  ),
  address: pageScreen(
    async () => (await import('../../features/address/AddressFinder')).AddressFinder,
    ({ onInvalid }) => ({ before: <BackLink to="personal" />, onInvalid }),
  ),
  reason: pageScreen(
    async () => (await import('../../features/reason/ReasonForm')).ReasonForm,
    () => ({ before: <BackLink to="address" /> }),
  ),
  processing: pageScreen(async () => (await import('../../features/processing/Processing')).Processing),
  notEligible: pageScreen(async () => (await import('../not-eligible/NotEligible')).NotEligible),
  createTrace: pageScreen(async () => (await import('../onboarding/TraceWizard')).TraceWizard, onlyInvalid),
  traces: pageScreen(async () => (await import('../onboarding/TracesStep')).TracesStep),
  knownPensions: pageScreen(async () => (await import('../../features/pensions/KnownPensions')).KnownPensions),
  addPension: pageScreen(async () => (await import('../onboarding/AddPension')).AddPension, onlyInvalid),
  pensions: pageScreen(async () => (await import('../onboarding/PensionsStep')).PensionsStep),
  authorisation: pageScreen(
    async () => (await import('../answers/SigningStep')).SigningStep,
    (page) => signing(page),
  ),
  actionAuthorisation: pageScreen(
    async () => (await import('../answers/SigningStep')).SigningStep,
    (page) => ({ ...signing(page), action: true }),
  ),
  cancelledApplication: pageScreen(
    async () => (await import('../cancelled/CancelledApplication')).CancelledApplication,
    ({ onDeleted }) => ({
      onCompleted({ action }) {
        if (action === 'delete') onDeleted();
      },
    }),
  ),
  portal: pageScreen(async () => (await import('../portal/PortalDashboard')).PortalDashboard),
  profile: pageScreen(async () => (await import('../profile/Profile')).Profile),
  documents: pageScreen(async () => (await import('../portal/PortalDocuments')).PortalDocuments),
  trace: pageScreen(async () => (await import('../details/TraceDetails')).TraceDetails, onlyId),
  pension: pageScreen(async () => (await import('../details/PensionDetails')).PensionDetails, onlyId),
  support: pageScreen(async () => (await import('../../features/support/SupportPage')).SupportPage),
  guide: pageScreen(async () => (await import('../../features/support/GuidePage')).GuidePage, onlyId),
} satisfies Record<Page, PageScreen>;

/** Shown on any page until the customer has entered the code of their second step. */
export const SecondStep = loadable(async () => (await import('../../features/two-step/SecondStep')).SecondStep);
/** Shown on the portal's page after signing, with `hasSigningConfirmation`. */
export const SigningDone = loadable(async () => (await import('../onboarding/SigningDone')).SigningDone);
