/** The values that `@pension-trace/react/adapter` exports. */
export const adapterValues = ['BackendError', 'addressLookup', 'contracts', 'createAdapter', 'deferAdapter'];

/** The types that `@pension-trace/react/adapter` exports. */
export const adapterTypes = [
  'BackendErrorCode',
  'BackendErrorOptions',
  'DeferAdapterOptions',
  'PensionTraceAdapter',
  'PensionTraceAdapterParts',
  'PensionTraceAuthAdapter',
  'PensionTraceAuthEvent',
  'PensionTraceAuthFactor',
  'PensionTraceAuthListener',
  'PensionTraceAuthSession',
  'PensionTraceCallOptions',
  'PensionTraceContracts',
  'PensionTraceEmailLink',
  'PensionTraceFactorEnrolment',
  'PensionTraceFileAdapter',
  'PensionTraceIdentityProof',
  'PensionTraceLiveTable',
  'PensionTraceOpenedLink',
  'PensionTraceProcedureInput',
  'PensionTraceProcedureName',
  'PensionTraceProcedureReply',
  'PensionTraceProcedures',
  'PensionTraceServerFunctions',
  'PensionTraceTableReads',
  'PensionTraceUploadOptions',
];
