export {
  contracts,
  type Contracts,
  type ProcedureInput,
  type ProcedureName,
  type ProcedureReply,
  type Procedures,
} from './backend/procedures';
export type { UserProfile } from './backend/entities';
export { rulesFor, type Rules as PensionTraceRules, type RulesPreset as PensionTraceRulesPreset } from './domain/rules';
export { canOpen, progressOf, progressSteps, stepForTags } from './provider/pages';
export { documentTitle, type DocumentTitleOptions } from './journeys/tracing/documentTitle';
export { pathOf } from './provider/navigation';
export { defaultPaths, type Page as PensionTracePage, type Paths as PensionTracePaths } from './provider/pages';
