/** The values that `@pension-trace/react/server` exports. */
export const serverValues = [
  'canOpen',
  'contracts',
  'defaultPaths',
  'documentTitle',
  'pathOf',
  'progressOf',
  'progressSteps',
  'rulesFor',
  'stepForTags',
];

/** The types that `@pension-trace/react/server` exports. */
export const serverTypes = [
  'DocumentTitleOptions',
  'PensionTraceContracts',
  'PensionTracePageName',
  'PensionTracePaths',
  'PensionTraceProcedureInput',
  'PensionTraceProcedureName',
  'PensionTraceProcedureReply',
  'PensionTraceProcedures',
  'PensionTraceRules',
  'PensionTraceRulesPreset',
  'PensionTraceUserProfile',
];
