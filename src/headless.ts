export { BackendError, type BackendErrorCode, type BackendErrorOptions } from './backend/BackendError';
export type * from './backend/entities';
export type {
  AuthAdapter,
  AuthEvent,
  AuthListener,
  AuthSession,
  CallOptions,
  FileAdapter,
  LiveTable,
  PensionTraceAdapter,
  TableReads,
} from './backend/PensionTraceAdapter';
export { systemClock, type Clock } from './domain/clock';
export { inclusiveRules, standardRules, type Rules, type RulesPreset } from './domain/rules';
export { PensionTraceProvider, type PensionTraceProviderProps } from './provider/PensionTraceProvider';
export type { PensionTraceConfig, PensionTraceContact, PensionTraceLinks } from './provider/configuration';
export type { Message, MessageReplacement, MessageSet, MessageToken, Widened } from './provider/messages';
export { sharedMessages } from './provider/sharedMessages';
export type { SessionState } from './provider/sessionStore';
export { useAccount, type AccountState } from './provider/useAccount';
export type { FieldProblem, FormOptions, FormState, SendForm } from './provider/useSendForm';
export type { ProcedureForm } from './provider/useProcedureForm';
export { useSession } from './provider/useSession';
export { personalDetailsMessages } from './features/personal-details/messages';
export type { PersonalDetails, PersonalDetailsValues } from './features/personal-details/personalDetailsSchema';
export {
  usePersonalDetails,
  type UsePersonalDetailsOptions,
  type UsePersonalDetailsResult,
} from './features/personal-details/usePersonalDetails';
export { accessMessages } from './features/access/messages';
export type {
  ForgotPasswordValues,
  LogInValues,
  ResetPasswordValues,
  SignUpValues,
} from './features/access/accessSchemas';
export {
  useForgotPassword,
  type UseForgotPasswordOptions,
  type UseForgotPasswordResult,
} from './features/access/useForgotPassword';
export { useLogIn, type UseLogInOptions, type UseLogInResult } from './features/access/useLogIn';
export { useResetPassword, type UseResetPasswordOptions } from './features/access/useResetPassword';
export { useSignUp, type UseSignUpOptions, type UseSignUpResult } from './features/access/useSignUp';
export { frameMessages } from './features/frame/messages';
export { useLogOut, type LogOutState, type UseLogOutResult } from './features/frame/useLogOut';
export { canOpen, progressStepFor, progressSteps, screenForTags } from './domain/tags';
export { addressFinderMessages } from './features/address/messages';
export type { AddressFinderValues } from './features/address/addressFinderSchema';
export type { AddressSearch, AddressSearchState } from './features/address/useAddressSearch';
export {
  useAddressFinder,
  type UseAddressFinderOptions,
  type UseAddressFinderResult,
} from './features/address/useAddressFinder';
export { reasonMessages } from './features/reason/messages';
export { useReason, type ReasonState, type UseReasonOptions, type UseReasonResult } from './features/reason/useReason';
export { processingMessages } from './features/processing/messages';
export {
  processingPollInterval,
  useProcessing,
  type ProcessingState,
  type UseProcessingOptions,
} from './features/processing/useProcessing';
export { notEligibleMessages } from './features/not-eligible/messages';
export { useAutocomplete, type Autocomplete, type NameSearch, type SuggestedText } from './provider/useAutocomplete';
export { portalProviderSearch, portalSicSearch } from './backend/contracts/traces';
export type { ListState } from './provider/useList';
export type { Moves, MovesState } from './provider/useMoves';
export { entryMessages } from './provider/entryMessages';
export { traceMessages } from './features/traces/messages';
export type { TraceDetails, TraceStep, TraceValues } from './features/traces/traceSchema';
export { useTraceForm, type UseTraceFormOptions, type UseTraceFormResult } from './features/traces/useTraceForm';
export { useTraces, type UseTracesResult } from './features/traces/useTraces';
export { knownPensionsMessages, pensionMessages } from './features/pensions/messages';
export type { PensionDetails, PensionValues } from './features/pensions/pensionSchema';
export {
  useKnownPensions,
  type KnownPensionsMove,
  type UseKnownPensionsOptions,
  type UseKnownPensionsResult,
} from './features/pensions/useKnownPensions';
export {
  usePensionForm,
  type UsePensionFormOptions,
  type UsePensionFormResult,
} from './features/pensions/usePensionForm';
export { usePensions, type UsePensionsResult } from './features/pensions/usePensions';
export { addPensionMessages, traceWizardMessages } from './journeys/onboarding/messages';
export {
  useAddPension,
  type UseAddPensionOptions,
  type UseAddPensionResult,
} from './journeys/onboarding/useAddPension';
export type { CountState } from './journeys/onboarding/useCount';
export type { EntryEditing } from './journeys/onboarding/useEntryEditing';
export {
  usePensionsList,
  type UsePensionsListOptions,
  type UsePensionsListResult,
} from './journeys/onboarding/usePensionsList';
export {
  useTracesList,
  type ListMove,
  type UseTracesListOptions,
  type UseTracesListResult,
} from './journeys/onboarding/useTracesList';
export {
  useTraceWizard,
  type UseTraceWizardOptions,
  type UseTraceWizardResult,
} from './journeys/onboarding/useTraceWizard';
export { documentMessages } from './features/documents/messages';
export { useDocuments } from './features/documents/useDocuments';
export { helpfulMessages } from './features/helpful/messages';
export { taskMessages } from './features/tasks/messages';
export { useTasks } from './features/tasks/useTasks';
export { traceyMessages } from './features/tracey/messages';
export { useTracey, type UseTraceyOptions } from './features/tracey/useTracey';
export { portalMessages } from './journeys/portal/messages';
export {
  usePortalDashboard,
  type PortalTab,
  type UsePortalDashboardResult,
} from './journeys/portal/usePortalDashboard';
export { cancelledMessages } from './features/cancelled/messages';
export {
  useCancelledApplication,
  type CancelledState,
  type UseCancelledApplicationOptions,
  type UseCancelledApplicationResult,
} from './features/cancelled/useCancelledApplication';
export { marketingMessages } from './features/marketing/messages';
export {
  useMarketingPreferences,
  type UseMarketingPreferencesOptions,
  type UseMarketingPreferencesResult,
} from './features/marketing/useMarketingPreferences';
export { useNotificationSettings } from './features/marketing/useNotificationSettings';
export type { PreferenceEditing, PreferencesState } from './features/marketing/usePreferenceEditing';
export { authorisationMessages } from './features/authorisation/messages';
export type { Agreement } from './features/authorisation/agreements';
export type {
  Authorisation,
  AuthorisationValues,
  Drawing,
  SignatureMethod,
  Stroke,
} from './features/authorisation/authorisationSchema';
export { PictureError, type PictureProblem } from './features/authorisation/takePicture';
export {
  useAuthorisation,
  type AgreementChoice,
  type UseAuthorisationOptions,
  type UseAuthorisationResult,
} from './features/authorisation/useAuthorisation';
export { detailsMessages } from './journeys/details/messages';
export { usePensionDetails, useTraceDetails, type Details } from './journeys/details/useDetails';
