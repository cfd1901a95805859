export {
  createMemoryAdapter,
  type MemoryAdapter,
  type MemoryCall,
  type MemoryOptions,
} from './adapters/memory/createMemoryAdapter';
export type {
  Customer,
  MemoryAuthorisation,
  MemoryPension,
  MemoryState,
  MemoryTrace,
} from './adapters/memory/MemoryState';
export type { Scenario, ScenarioCustomer } from './adapters/memory/Scenario';
export { scenarioNames, scenarios, type ScenarioName } from './adapters/memory/scenarios';
