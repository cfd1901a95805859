'use client';

export { BackendError, type BackendErrorCode } from './backend/BackendError';
export type {
  ActivityItem as PensionTraceActivity,
  Address as PensionTraceAddress,
  AddressLines as PensionTraceAddressLines,
  Guide as PensionTraceGuide,
  Marketing as PensionTraceMarketing,
  Pension as PensionTracePension,
  PortalDocument as PensionTraceDocument,
  Search as PensionTraceSearch,
  Status as PensionTraceStatus,
  Task as PensionTraceTask,
  Trace as PensionTraceTrace,
  UserProfile as PensionTraceUserProfile,
} from './backend/entities';
export type { AuthSession as PensionTraceAuthSession, PensionTraceAdapter } from './backend/PensionTraceAdapter';
export { readEmailLink } from './backend/emailLink';
export { pensionTraceQueries } from './data/pensionTraceQueries';
export { useAccount, type AccountState as PensionTraceAccountState } from './data/useAccount';
export { useLogOut } from './data/useLogOut';
export { useSession } from './data/useSession';
export { systemClock, type Clock as PensionTraceClock } from './domain/clock';
export {
  inclusiveRules,
  standardRules,
  type Rules as PensionTraceRules,
  type RulesPreset as PensionTraceRulesPreset,
} from './domain/rules';
export type { ExtraSchema as PensionTraceExtraSchema } from './forms/extra';
export type { ExtraFields as PensionTraceExtraFields, FieldProblem as PensionTraceFieldProblem } from './forms/Form';
export { useExtraFields } from './forms/useExtraFields';
export type { PensionTraceConfig, PensionTraceContact, PensionTraceLinks } from './provider/configuration';
export type { PensionTraceEvent } from './provider/events';
export type { Navigate as PensionTraceNavigate } from './provider/navigation';
export {
  canOpen,
  defaultPaths,
  progressOf,
  progressSteps,
  stepForTags,
  type Page as PensionTracePageName,
  type Paths as PensionTracePaths,
} from './provider/pages';
export { PensionTraceProvider, type PensionTraceProviderProps } from './provider/PensionTraceProvider';
export type { SessionState as PensionTraceSessionState } from './provider/sessionMachine';
export { useNavigation } from './provider/useNavigation';
export type {
  MessageOverrides as PensionTraceMessageOverrides,
  Messages as PensionTraceMessages,
} from './texts/messages';

export { ExpiredLink } from './features/access/ExpiredLink';
export { ForgotPasswordForm } from './features/access/ForgotPasswordForm';
export { LogInForm } from './features/access/LogInForm';
export { OpenLink } from './features/access/OpenLink';
export { ResetPasswordForm } from './features/access/ResetPasswordForm';
export { SignUpForm } from './features/access/SignUpForm';
export { AddressFinder } from './features/address/AddressFinder';
export { PortalAddresses } from './features/addresses/PortalAddresses';
export { AuthorisationPad } from './features/authorisation/AuthorisationPad';
export { PictureError } from './features/authorisation/takePicture';
export { CancelledApplication } from './journeys/cancelled/CancelledApplication';
export { DocumentCards } from './features/documents/DocumentCards';
export { DocumentsPage } from './features/documents/DocumentsPage';
export type { PensionTraceScreenProps } from './ui/asScreen';
export { LoadingScreen } from './features/frame/LoadingScreen';
export { NoStep } from './features/frame/NoStep';
export { OnboardingProgress } from './features/frame/OnboardingProgress';
export { PensionTraceTopBar } from './features/frame/PensionTraceTopBar';
export { ProblemScreen } from './features/frame/ProblemScreen';
export { UnexpectedError } from './features/frame/UnexpectedError';
export { HelpfulSection } from './features/helpful/HelpfulSection';
export { MarketingPreferences } from './features/marketing/MarketingPreferences';
export { NotificationSettings } from './features/marketing/NotificationSettings';
export { StopNews } from './features/marketing/StopNews';
export { NotEligible } from './journeys/not-eligible/NotEligible';
export { KnownPensions } from './features/pensions/KnownPensions';
export { PensionForm } from './features/pensions/PensionForm';
export { PensionRow } from './features/pensions/PensionRow';
export { PersonalDetailsForm } from './features/personal-details/PersonalDetailsForm';
export { Processing } from './features/processing/Processing';
export { ReasonForm } from './features/reason/ReasonForm';
export { SignedAuthorisation } from './features/signed-authorisation/SignedAuthorisation';
export { GuidePage } from './features/support/GuidePage';
export { SupportPage } from './features/support/SupportPage';
export { TasksSection } from './features/tasks/TasksSection';
export { Tour } from './features/tour/Tour';
export type { TourStep } from './features/tour/TourStep';
export { TraceForm } from './features/traces/TraceForm';
export { TraceRow } from './features/traces/TraceRow';
export { ContactModal } from './features/tracey/ContactModal';
export { TraceyCard } from './features/tracey/TraceyCard';
export { SecondStepForm } from './features/two-step/SecondStepForm';
export { TwoStepSetup } from './features/two-step/TwoStepSetup';
export { PensionDetails } from './journeys/details/PensionDetails';
export { TraceDetails } from './journeys/details/TraceDetails';
export { AddPensionForm } from './journeys/onboarding/AddPensionForm';
export { PensionList } from './journeys/onboarding/PensionList';
export { TraceList } from './journeys/onboarding/TraceList';
export { TraceWizard } from './journeys/onboarding/TraceWizard';
export { PortalDashboard } from './journeys/portal/PortalDashboard';
export { Profile } from './journeys/profile/Profile';
