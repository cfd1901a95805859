export {
  contracts,
  type Contracts,
  type ProcedureInput,
  type ProcedureName,
  type ProcedureReply,
  type Procedures,
} from './backend/procedures';
export type { UserProfile } from './backend/entities';
export { rulesFor, type Rules, type RulesPreset } from './domain/rules';
export { canOpen, progressOf, progressSteps, stepForTags, type Step } from './domain/tags';
export { documentTitle, type DocumentTitleOptions } from './journeys/tracing/documentTitle';
export { defaultPaths, pathOf, type Page, type Paths } from './provider/navigation';
