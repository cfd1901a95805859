import * as z from 'zod/mini';
import type { AnyContract } from '../../src/backend/contract';
import { addressLookup } from '../../src/backend/contracts/addressLookup';

const modules = import.meta.glob<Record<string, unknown>>('../../src/backend/contracts/*.ts', { eager: true });

/** The contracts of the procedures. */
export const contracts: AnyContract[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isContract);

const type = z.optional(z.union([z.string(), z.array(z.string())]));
const jsonSchema = z.object({
  type,
  anyOf: z.optional(z.array(z.object({ type }))),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
});

/** The parameters that a caller may send, with their JSON types, and those that are required. */
export function inputOf(contract: AnyContract) {
  const { properties = {}, required = [] } = z.parse(jsonSchema, z.toJSONSchema(contract.input, { io: 'input' }));
  return Object.entries(properties).map(([name, property]) => {
    const parsed = z.parse(jsonSchema, property);
    const types = [parsed, ...(parsed.anyOf ?? [])].flatMap((one) => one.type ?? []).filter((one) => one !== 'null');
    return { name, types, isRequired: required.includes(name) };
  });
}

function isContract(value: unknown): value is AnyContract {
  if (typeof value !== 'object' || value === null) return false;
  return 'name' in value && 'input' in value && 'output' in value && value.name !== addressLookup.name;
}
