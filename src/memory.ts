export { createMemoryAdapter, type MemoryOptions } from './adapters/memory/createMemoryAdapter';
export type {
  Scenario as MemoryScenario,
  ScenarioCustomer as MemoryScenarioCustomer,
} from './adapters/memory/createState';
export type { MemoryAdapter, MemoryCall } from './adapters/memory/MemoryAdapter';
export type {
  Customer as MemoryCustomer,
  MemoryAuthorisation,
  MemoryFactor,
  MemoryPension,
  MemoryState,
  MemoryTrace,
} from './adapters/memory/MemoryState';
export { totpCode } from './adapters/memory/totpCode';
export { getScenario, scenarioNames, type ScenarioName as MemoryScenarioName } from './adapters/memory/scenarios';
