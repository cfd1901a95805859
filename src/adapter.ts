export { deferAdapter, type DeferAdapterOptions } from './adapters/deferAdapter';
export { createAdapter, type AdapterParts, type ServerFunctions } from './adapters/parts/createAdapter';
export { BackendError, type BackendErrorCode, type BackendErrorOptions } from './backend/BackendError';
export { addressLookup } from './backend/contracts/addressLookup';
export {
  contracts,
  type Contracts,
  type ProcedureInput,
  type ProcedureName,
  type ProcedureReply,
  type Procedures,
} from './backend/procedures';
export type {
  AuthAdapter,
  AuthEvent,
  AuthFactor,
  AuthListener,
  AuthSession,
  CallOptions,
  EmailLink,
  FactorEnrolment,
  FileAdapter,
  IdentityProof,
  LiveTable,
  OpenedLink,
  PensionTraceAdapter,
  TableReads,
  UploadOptions,
} from './backend/PensionTraceAdapter';
