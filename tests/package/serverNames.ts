/** The values that `@pension-trace/react/server` exports. */
export const serverValues = [
  'canOpen',
  'contracts',
  'defaultPaths',
  'pathOf',
  'progressOf',
  'progressSteps',
  'rulesFor',
  'stepForTags',
];

/** The types that `@pension-trace/react/server` exports. */
export const serverTypes = [
  'Contracts',
  'Page',
  'Paths',
  'ProcedureInput',
  'ProcedureName',
  'ProcedureReply',
  'Procedures',
  'Rules',
  'RulesPreset',
  'Step',
  'UserProfile',
];
