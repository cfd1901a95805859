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
export type {
  AuthAdapter as PensionTraceAuthAdapter,
  AuthFactor as PensionTraceAuthFactor,
  AuthSession as PensionTraceAuthSession,
  CallOptions as PensionTraceCallOptions,
  FactorEnrolment as PensionTraceFactorEnrolment,
  PensionTraceAdapter,
} from './backend/PensionTraceAdapter';
export type { SignedAuthorisation as SignedAuthorisationItem } from './backend/contracts/signedAuthorisations';
export { systemClock, type Clock as PensionTraceClock } from './domain/clock';
export {
  inclusiveRules,
  standardRules,
  type Rules as PensionTraceRules,
  type RulesPreset as PensionTraceRulesPreset,
} from './domain/rules';
export { canOpen, progressOf, progressSteps, stepForTags } from './provider/pages';
export type {
  EventPart as PensionTraceEventPart,
  PensionTraceEvent,
  RefusedField as PensionTraceRefusedField,
} from './provider/events';
export { PensionTraceProvider, type PensionTraceProviderProps } from './provider/PensionTraceProvider';
export type {
  HelpPlace as PensionTraceHelpPlace,
  PensionTraceConfig,
  PensionTraceContact,
  PensionTraceLinks,
} from './provider/configuration';
export type {
  MessageOverrides as PensionTraceMessageOverrides,
  Messages as PensionTraceMessages,
} from './texts/messages';
export { type Navigate as PensionTraceNavigate } from './provider/navigation';
export { defaultPaths, type Page as PensionTracePageName, type Paths as PensionTracePaths } from './provider/pages';
export { useNavigation } from './provider/useNavigation';
export type { SessionState as PensionTraceSessionState } from './provider/sessionMachine';
export { pensionTraceQueries } from './data/pensionTraceQueries';
export { useAccount, type AccountState as PensionTraceAccountState } from './data/useAccount';
export type { ListState as PensionTraceListState } from './data/useList';
export { useLogOut, type UseLogOutOptions, type UseLogOutResult } from './data/useLogOut';
export type { ReadState as PensionTraceReadState } from './data/useRead';
export type { ActionOptions as PensionTraceActionOptions } from './data/useSend';
export { useSession } from './data/useSession';
export { useExtraFields } from './forms/useExtraFields';
export type { ExtraSchema as PensionTraceExtraSchema } from './forms/extra';
export type {
  ExtraFields as PensionTraceExtraFields,
  FieldProblem as PensionTraceFieldProblem,
  Form as PensionTraceForm,
  FormOptions as PensionTraceFormOptions,
  FormState as PensionTraceFormState,
} from './forms/Form';
export { useAutocomplete } from './entries/useAutocomplete';
export { useEntryRemoval, type UseEntryRemovalResult } from './entries/useEntryRemoval';
export { useForgotPassword, type UseForgotPasswordResult } from './features/access/useForgotPassword';
export { useLogIn, type UseLogInResult } from './features/access/useLogIn';
export { readEmailLink } from './backend/emailLink';
export { useOpenLink } from './features/access/useOpenLink';
export { useResetPassword } from './features/access/useResetPassword';
export { useSignUp, type UseSignUpResult } from './features/access/useSignUp';
export { useAddressFinder, type UseAddressFinderResult } from './features/address/useAddressFinder';
export { useAddressDeletion } from './features/addresses/useAddressDeletion';
export { usePortalAddresses } from './features/addresses/usePortalAddresses';
export { usePortalAddressForm, type UsePortalAddressFormResult } from './features/addresses/usePortalAddressForm';
export type { Agreement as PensionTraceAgreement } from './backend/contracts/agreements';
export type {
  Drawing as PensionTraceDrawing,
  SignatureMethod as PensionTraceSignatureMethod,
} from './features/authorisation/authorisationFields';
export { PictureError, type PictureProblem } from './features/authorisation/takePicture';
export { useAuthorisation, type UseAuthorisationResult } from './features/authorisation/useAuthorisation';
export {
  useCancelledApplication,
  type UseCancelledApplicationResult,
} from './journeys/cancelled/useCancelledApplication';
export { useDocumentRemoval } from './features/documents/useDocumentRemoval';
export { useDocuments } from './features/documents/useDocuments';
export {
  useDocumentUploads,
  type DocumentUpload as PensionTraceDocumentUpload,
  type UseDocumentUploadsResult,
} from './features/documents/useDocumentUploads';
export {
  useMarketingPreferences,
  type UseMarketingPreferencesResult,
} from './features/marketing/useMarketingPreferences';
export { useNewsEmails, type NewsEmails } from './features/marketing/useNewsEmails';
export { useNotificationSettings } from './features/marketing/useNotificationSettings';
export { useStopNews } from './features/marketing/useStopNews';
export { useKnownPensions } from './features/pensions/useKnownPensions';
export { usePensionForm, type UsePensionFormResult } from './features/pensions/usePensionForm';
export { usePensions } from './features/pensions/usePensions';
export { usePersonalDetails, type UsePersonalDetailsResult } from './features/personal-details/usePersonalDetails';
export {
  useProcessing,
  type ProcessingState as PensionTraceProcessingState,
} from './features/processing/useProcessing';
export { useReason, type UseReasonResult } from './features/reason/useReason';
export { useSignedAuthorisations } from './features/signed-authorisation/useSignedAuthorisations';
export { useGuide } from './features/support/useGuide';
export { useGuideSearch, type UseGuideSearchResult } from './features/support/useGuideSearch';
export { useTaskDone, type UseTaskDoneResult } from './features/tasks/useTaskDone';
export { useTasks } from './features/tasks/useTasks';
export { useTour, type UseTourResult } from './features/tour/useTour';
export { useTraceForm, type UseTraceFormResult } from './features/traces/useTraceForm';
export { useTraces } from './features/traces/useTraces';
export { useTracey } from './features/tracey/useTracey';
export { useSecondStep } from './features/two-step/useSecondStep';
export { useTwoStepSetup, type UseTwoStepSetupResult } from './features/two-step/useTwoStepSetup';
export { usePensionDetails, useTraceDetails } from './journeys/details/useDetails';
export { useAddPension, type UseAddPensionResult } from './journeys/onboarding/useAddPension';
export { usePensionList } from './journeys/onboarding/usePensionList';
export { useTraceList } from './journeys/onboarding/useTraceList';
export { useTraceWizard, type UseTraceWizardResult } from './journeys/onboarding/useTraceWizard';
export { usePortalDashboard, type UsePortalDashboardResult } from './journeys/portal/usePortalDashboard';
export { useCancelApplication } from './journeys/profile/useCancelApplication';
export { useDataCopy, type UseDataCopyResult } from './journeys/profile/useDataCopy';
export { useEmailChange, type UseEmailChangeResult } from './journeys/profile/useEmailChange';
export { usePasswordChange, type UsePasswordChangeResult } from './journeys/profile/usePasswordChange';
