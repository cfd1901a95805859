/** The values that `@pension-trace/react/adapter` exports. */
export const adapterValues = ['BackendError', 'addressLookup', 'contracts', 'createAdapter', 'deferAdapter'];

/** The types that `@pension-trace/react/adapter` exports. */
export const adapterTypes = [
  'AdapterParts',
  'AuthAdapter',
  'AuthEvent',
  'AuthFactor',
  'AuthListener',
  'AuthSession',
  'BackendErrorCode',
  'BackendErrorOptions',
  'CallOptions',
  'Contracts',
  'DeferAdapterOptions',
  'EmailLink',
  'FactorEnrolment',
  'FileAdapter',
  'IdentityProof',
  'LiveTable',
  'OpenedLink',
  'PensionTraceAdapter',
  'ProcedureInput',
  'ProcedureName',
  'ProcedureReply',
  'Procedures',
  'ServerFunctions',
  'TableReads',
  'UploadOptions',
];
