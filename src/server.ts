export {
  contracts,
  type Contracts as PensionTraceContracts,
  type ProcedureInput as PensionTraceProcedureInput,
  type ProcedureName as PensionTraceProcedureName,
  type ProcedureReply as PensionTraceProcedureReply,
  type Procedures as PensionTraceProcedures,
} from './backend/procedures';
export type { UserProfile as PensionTraceUserProfile } from './backend/entities';
export { rulesFor, type Rules as PensionTraceRules, type RulesPreset as PensionTraceRulesPreset } from './domain/rules';
export { canOpen, progressOf, progressSteps, stepForTags } from './provider/pages';
export { documentTitle, type DocumentTitleOptions } from './journeys/tracing/documentTitle';
export { pathOf } from './provider/navigation';
export { defaultPaths, type Page as PensionTracePageName, type Paths as PensionTracePaths } from './provider/pages';
