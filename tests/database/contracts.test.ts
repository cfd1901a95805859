import { beforeAll, describe, expect, it } from 'vitest';
import { contracts, inputOf } from './contractInputs';
import { describeOnDatabase } from './engine';
import { readSignatures, type Signatures } from './manyCalls';

/** Procedures that no client calls. */
const withoutContract: Record<string, string> = {
  portal_is_eligible: 'for a firm to replace',
  portal_is_second_step_due: 'for row-level security',
  portal_readable_files: 'for the policy of the bucket',
  portal_may_upload: 'for the policy of the bucket',
};

/** The column or parameter type for the values of a schema. */
const sqlTypes: Record<string, string[]> = {
  string: ['text'],
  integer: ['integer', 'smallint', 'bigint'],
  number: ['integer', 'smallint', 'bigint', 'numeric'],
  boolean: ['boolean'],
  object: ['jsonb'],
  array: ['jsonb'],
};

describe('The contracts', () => {
  it('exist', () => expect(contracts.length).toBeGreaterThan(40));
});

describeOnDatabase('The contracts and the procedures', (database) => {
  let signatures: Signatures;
  beforeAll(async () => {
    signatures = await readSignatures(database);
  });

  it.each(contracts)('agree on the parameters of $name', (contract) => {
    const takes = signatures.get(contract.name);
    const input = inputOf(contract);
    expect(takes?.map(({ name }) => name).toSorted()).toEqual(input.map(({ name }) => name).toSorted());
    for (const parameter of takes ?? []) {
      const sent = input.find(({ name }) => name === parameter.name);
      // An optional parameter needs a default. A parameter with a default may still be required by the contract.
      if (!sent?.isRequired) expect(parameter.isRequired, `${parameter.name} may be left out`).toBe(false);
      const fitting = sent?.types.flatMap((one) => sqlTypes[one] ?? []);
      expect(fitting, parameter.name).toContain(parameter.type);
    }
  });

  it('match, except for procedures that no client calls', () => {
    const open = [...signatures.keys()].filter((name) => !name.startsWith('backoffice_'));
    const named = contracts.map(({ name }) => name);
    expect(open.toSorted()).toEqual([...new Set([...named, ...Object.keys(withoutContract)])].toSorted());
  });

  it('use one naming style for every parameter of the API', () => {
    const odd = [...signatures].flatMap(([procedure, parameters]) =>
      parameters.filter(({ name }) => !/^p_[a-z0-9_]+$/.test(name)).map(({ name }) => `${procedure}.${name}`),
    );
    expect(odd).toEqual([]);
  });
});
