import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { AnyContract } from '../../src/backend/contract';
import { addressLookup } from '../../src/backend/contracts/addressLookup';

const modules = import.meta.glob<Record<string, unknown>>('../../src/backend/contracts/*.ts', { eager: true });

/** The contracts of the procedures. */
export const contracts: AnyContract[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(isContract);

const type = v.optional(v.union([v.string(), v.array(v.string())]));
const jsonSchema = v.object({
  type,
  anyOf: v.optional(v.array(v.object({ type }))),
  properties: v.optional(v.record(v.string(), v.unknown())),
  required: v.optional(v.array(v.string())),
});

/** The parameters that a caller may send, with their JSON types, and those that are required. */
export function inputOf(contract: AnyContract) {
  const { properties = {}, required = [] } = v.parse(jsonSchema, toJsonSchema(contract.input, { errorMode: 'ignore' }));
  return Object.entries(properties).map(([name, property]) => {
    const parsed = v.parse(jsonSchema, property);
    const types = [parsed, ...(parsed.anyOf ?? [])].flatMap((one) => one.type ?? []).filter((one) => one !== 'null');
    return { name, types, isRequired: required.includes(name) };
  });
}

function isContract(value: unknown): value is AnyContract {
  if (typeof value !== 'object' || value === null) return false;
  return 'name' in value && 'input' in value && 'output' in value && value.name !== addressLookup.name;
}
