'use client';

export * from './headless';
export { ExpiredLink } from './features/access/ExpiredLink';
export { ForgotPassword } from './features/access/ForgotPassword';
export { LogInForm } from './features/access/LogInForm';
export { OpenLink } from './features/access/OpenLink';
export { ResetPassword, type ResetPasswordProps } from './features/access/ResetPassword';
export { SignUpForm, type SignUpFormProps } from './features/access/SignUpForm';
export { AddressFinder } from './features/address/AddressFinder';
export { PortalAddresses } from './features/addresses/PortalAddresses';
export { AuthorisationPad, type AuthorisationPadProps } from './features/authorisation/AuthorisationPad';
export { CancelledApplication } from './journeys/cancelled/CancelledApplication';
export { DocumentCards } from './features/documents/DocumentCards';
export { DocumentsPage, type DocumentsPageProps } from './features/documents/DocumentsPage';
export type { PensionTraceFormScreenProps, PensionTraceScreenProps } from './ui/asScreen';
export { LoadingScreen } from './features/frame/LoadingScreen';
export { NoStep } from './features/frame/NoStep';
export { OnboardingProgress, type OnboardingProgressProps } from './features/frame/OnboardingProgress';
export { PensionTraceTopBar, type PensionTraceTopBarProps } from './features/frame/PensionTraceTopBar';
export { ProblemScreen, type ProblemScreenProps } from './features/frame/ProblemScreen';
export { UnexpectedError, type UnexpectedErrorProps } from './features/frame/UnexpectedError';
export { HelpfulSection } from './features/helpful/HelpfulSection';
export { MarketingPreferences } from './features/marketing/MarketingPreferences';
export { NotificationSettings } from './features/marketing/NotificationSettings';
export { NotEligible } from './journeys/not-eligible/NotEligible';
export { KnownPensions } from './features/pensions/KnownPensions';
export { PensionForm, type PensionFormProps } from './features/pensions/PensionForm';
export { PensionRow, type PensionRowProps } from './features/pensions/PensionRow';
export { PersonalDetailsForm } from './features/personal-details/PersonalDetailsForm';
export { Processing } from './features/processing/Processing';
export { ReasonForm } from './features/reason/ReasonForm';
export {
  SignedAuthorisation,
  type SignedAuthorisationProps,
} from './features/signed-authorisation/SignedAuthorisation';
export { GuidePage, type GuidePageProps } from './features/support/GuidePage';
export { SupportPage } from './features/support/SupportPage';
export { TasksSection } from './features/tasks/TasksSection';
export { Tour, type TourEnding, type TourProps } from './features/tour/Tour';
export type { TourStep } from './features/tour/TourStep';
export { TraceForm, type TraceFormProps } from './features/traces/TraceForm';
export { TraceRow, type TraceRowProps } from './features/traces/TraceRow';
export { ContactModal, type ContactModalProps } from './features/tracey/ContactModal';
export { TraceyCard, type TraceyCardProps } from './features/tracey/TraceyCard';
export { SecondStep } from './features/two-step/SecondStep';
export { TwoStepSetup } from './features/two-step/TwoStepSetup';
export { PensionDetails, type PensionDetailsProps } from './journeys/details/PensionDetails';
export { TraceDetails, type TraceDetailsProps } from './journeys/details/TraceDetails';
export { AddPension } from './journeys/onboarding/AddPension';
export { PensionsStep, type PensionsStepProps } from './journeys/onboarding/PensionsStep';
export { TracesStep } from './journeys/onboarding/TracesStep';
export { TraceWizard } from './journeys/onboarding/TraceWizard';
export { PortalDashboard } from './journeys/portal/PortalDashboard';
export { Profile, type ProfileProps } from './journeys/profile/Profile';
export {
  PensionTraceOnboarding,
  PensionTracePortal,
  PensionTracing,
  type PensionTracingProps,
} from './journeys/tracing/PensionTracing';
