export { BackendError, type BackendErrorCode, type BackendErrorOptions } from './backend/BackendError';
export type {
  ActivityItem,
  Address,
  AddressLines,
  Guide,
  Marketing,
  Pension,
  PortalDocument,
  Search,
  Status,
  Task,
  Trace,
  UserProfile,
} from './backend/entities';
export type {
  AuthAdapter,
  AuthEvent,
  AuthFactor,
  AuthListener,
  AuthSession,
  CallOptions,
  FactorEnrolment,
  FileAdapter,
  LiveTable,
  PensionTraceAdapter,
  TableReads,
  UploadOptions,
} from './backend/PensionTraceAdapter';
export { systemClock, type Clock } from './domain/clock';
export { inclusiveRules, standardRules, type Rules, type RulesPreset } from './domain/rules';
export { PensionTraceProvider, type PensionTraceProviderProps } from './provider/PensionTraceProvider';
export type { HelpPlace, PensionTraceConfig, PensionTraceContact, PensionTraceLinks } from './provider/configuration';
export type { Message, MessageReplacement, MessageSet, MessageToken, Widened } from './provider/messages';
export { sharedMessages } from './provider/sharedMessages';
export type { SessionState } from './provider/sessionStore';
export { useAccount, type AccountState } from './data/useAccount';
export type { FieldProblem, FormOptions, FormState, Form } from './forms/useForm';
export type { ProcedureForm } from './forms/useProcedureForm';
export { useSession } from './data/useSession';
export type { PersonalDetails, PersonalDetailsValues } from './features/personal-details/personalDetailsSchema';
export {
  usePersonalDetails,
  type UsePersonalDetailsOptions,
  type UsePersonalDetailsResult,
} from './features/personal-details/usePersonalDetails';
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
export { useLogOut, type LogOutState, type UseLogOutResult } from './data/useLogOut';
export { canOpen, progressStepFor, progressSteps, screenForTags } from './domain/tags';
export type { AddressFinderValues } from './features/address/addressFinderSchema';
export type { AddressEntryValues } from './entries/addressRules';
export type { AddressEntry } from './entries/useAddressEntry';
export type { AddressSearch, AddressSearchState } from './entries/useAddressSearch';
export {
  useAddressFinder,
  type UseAddressFinderOptions,
  type UseAddressFinderResult,
} from './features/address/useAddressFinder';
export { useReason, type ReasonState, type UseReasonOptions, type UseReasonResult } from './features/reason/useReason';
export {
  processingPollInterval,
  useProcessing,
  type ProcessingState,
  type UseProcessingOptions,
} from './features/processing/useProcessing';
export type { Confirmation, ConfirmationState } from './data/useConfirmation';
export { useAutocomplete, type Autocomplete, type NameSearch, type SuggestedText } from './entries/useAutocomplete';
export { portalProviderSearch, portalSicSearch } from './backend/contracts/traces';
export type { ListState } from './data/useList';
export type { StepActions, StepActionsState } from './data/useStepActions';
export type { TraceFormOutput, TraceStep, TraceValues } from './features/traces/traceSchema';
export { useTraceForm, type UseTraceFormOptions, type UseTraceFormResult } from './features/traces/useTraceForm';
export { useTraces, type UseTracesResult } from './features/traces/useTraces';
export type { PensionFormOutput, PensionValues } from './features/pensions/pensionSchema';
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
export {
  useAddPension,
  type UseAddPensionOptions,
  type UseAddPensionResult,
} from './journeys/onboarding/useAddPension';
export type { CountState } from './entries/useCount';
export type { EntryEditing } from './entries/useEntryEditing';
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
export { useSignedAuthorisations } from './features/signed-authorisation/useSignedAuthorisations';
export type { SignedAuthorisation as SignedAuthorisationItem } from './backend/contracts/signedAuthorisations';
export { useDocuments } from './features/documents/useDocuments';
export {
  useDocumentUploads,
  type DocumentUpload,
  type DocumentUploadState,
  type UseDocumentUploadsResult,
} from './features/documents/useDocumentUploads';
export { useTasks } from './features/tasks/useTasks';
export { useTour, type TourState, type UseTourResult } from './features/tour/useTour';
export { useTracey, type UseTraceyOptions } from './features/tracey/useTracey';
export {
  usePortalDashboard,
  type PortalTab,
  type UsePortalDashboardResult,
} from './journeys/portal/usePortalDashboard';
export {
  useCancelledApplication,
  type CancelledState,
  type UseCancelledApplicationOptions,
  type UseCancelledApplicationResult,
} from './features/cancelled/useCancelledApplication';
export {
  useMarketingPreferences,
  type UseMarketingPreferencesOptions,
  type UseMarketingPreferencesResult,
} from './features/marketing/useMarketingPreferences';
export { useNotificationSettings } from './features/marketing/useNotificationSettings';
export type { PreferenceEditing, PreferencesState } from './features/marketing/usePreferenceEditing';
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
export { usePensionDetails, useTraceDetails, type Details } from './journeys/details/useDetails';
export { accessErrors } from './features/access/errorMessages';
export { addressErrors } from './entries/addressErrors';
export { personalDetailsErrors } from './features/personal-details/errorMessages';
export { traceErrors } from './features/traces/errorMessages';
export { entryErrors } from './entries/entryErrors';
export {
  useCancelApplication,
  type UseCancelApplicationOptions,
  type UseCancelApplicationResult,
} from './journeys/profile/useCancelApplication';
export type { CodeValues } from './features/two-step/codeSchema';
export { twoStepErrors } from './features/two-step/errorMessages';
export { useSecondStep, type UseSecondStepOptions } from './features/two-step/useSecondStep';
export { useTwoStepSetup, type TwoStepState, type UseTwoStepSetupResult } from './features/two-step/useTwoStepSetup';
export { portalAddressErrors } from './features/addresses/errorMessages';
export type { PortalAddressOutput, PortalAddressValues } from './features/addresses/portalAddressSchema';
export {
  useAddressDeletion,
  type UseAddressDeletionOptions,
  type UseAddressDeletionResult,
} from './features/addresses/useAddressDeletion';
export { usePortalAddresses } from './features/addresses/usePortalAddresses';
export {
  usePortalAddressForm,
  type UsePortalAddressFormOptions,
  type UsePortalAddressFormResult,
} from './features/addresses/usePortalAddressForm';
export { useGuide } from './features/support/useGuide';
export { useGuideSearch, type UseGuideSearchResult } from './features/support/useGuideSearch';
