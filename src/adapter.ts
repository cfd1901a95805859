export { deferAdapter, type DeferAdapterOptions } from './adapters/deferAdapter';
export {
  createAdapter,
  type AdapterParts as PensionTraceAdapterParts,
  type ServerFunctions as PensionTraceServerFunctions,
} from './adapters/parts/createAdapter';
export type { FirstRead as PensionTraceFirstRead } from './backend/firstRead';
export { BackendError, type BackendErrorCode, type BackendErrorOptions } from './backend/BackendError';
export { addressLookup } from './backend/contracts/addressLookup';
export {
  contracts,
  type Contracts as PensionTraceContracts,
  type ProcedureInput as PensionTraceProcedureInput,
  type ProcedureName as PensionTraceProcedureName,
  type ProcedureReply as PensionTraceProcedureReply,
  type Procedures as PensionTraceProcedures,
} from './backend/procedures';
export type {
  AuthAdapter as PensionTraceAuthAdapter,
  AuthEvent as PensionTraceAuthEvent,
  AuthFactor as PensionTraceAuthFactor,
  AuthListener as PensionTraceAuthListener,
  AuthSession as PensionTraceAuthSession,
  CallOptions as PensionTraceCallOptions,
  EmailLink as PensionTraceEmailLink,
  FactorEnrolment as PensionTraceFactorEnrolment,
  FileAdapter as PensionTraceFileAdapter,
  IdentityProof as PensionTraceIdentityProof,
  LiveTable as PensionTraceLiveTable,
  OpenedLink as PensionTraceOpenedLink,
  PensionTraceAdapter,
  TableReads as PensionTraceTableReads,
  UploadOptions as PensionTraceUploadOptions,
} from './backend/PensionTraceAdapter';
export { firstReadsOf } from './journeys/tracing/firstReadsOf';
