export { createMemoryAdapter, type MemoryOptions } from './adapters/memory/createMemoryAdapter';
export type { Scenario, ScenarioCustomer } from './adapters/memory/createState';
export type { MemoryAdapter, MemoryCall } from './adapters/memory/MemoryAdapter';
export type {
  Customer,
  MemoryAuthorisation,
  MemoryFactor,
  MemoryPension,
  MemoryState,
  MemoryTrace,
} from './adapters/memory/MemoryState';
export { totpCode } from './adapters/memory/totpCode';
export { getScenario, scenarioNames, type ScenarioName } from './adapters/memory/scenarios';
