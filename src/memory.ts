export { createMemoryAdapter, type MemoryAdapter, type MemoryOptions } from './adapters/memory/createMemoryAdapter';
export type { MemoryCall } from './adapters/memory/createResponder';
export type {
  Scenario as MemoryScenario,
  ScenarioCustomer as MemoryScenarioCustomer,
} from './adapters/memory/createState';
export type {
  Customer as MemoryCustomer,
  MemoryAuthorisation,
  MemoryFactor,
  MemoryPension,
  MemoryState,
  MemoryTrace,
} from './adapters/memory/MemoryState';
export { sampleCode } from './adapters/memory/sampleEnrolment';
export { getScenario, scenarioNames, type ScenarioName as MemoryScenarioName } from './adapters/memory/scenarios';
