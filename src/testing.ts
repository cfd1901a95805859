export { createMemoryAdapter, type MemoryOptions } from './adapters/memory/createMemoryAdapter';
export type { Scenario, ScenarioCustomer } from './adapters/memory/createState';
export type { MemoryAdapter, MemoryCall } from './adapters/memory/MemoryAdapter';
export type {
  Customer,
  MemoryAuthorisation,
  MemoryPension,
  MemoryState,
  MemoryTrace,
} from './adapters/memory/MemoryState';
export { getScenario, scenarioNames, type ScenarioName } from './adapters/memory/scenarios';
