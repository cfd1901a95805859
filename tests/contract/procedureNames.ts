import type { AnyContract } from '../../src/backend/contract';

const modules = import.meta.glob<Record<string, unknown>>('../../src/backend/contracts/*.ts', { eager: true });

/** The name of every procedure that has a contract. */
export const procedureNames = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isContract)
  .map(({ name }) => name);

function isContract(value: unknown): value is AnyContract {
  return typeof value === 'object' && value !== null && 'name' in value && 'input' in value && 'output' in value;
}
