import * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import type { Contract } from '../../backend/contract';
import { Tag } from '../../domain/tags';
import { copyOf } from './copyOf';
import type { Customer, MemoryState } from './MemoryState';
import { refused } from './refusals';
import { isStepDue, pageAccount, loggedInCustomer } from './account';

/** The data and services of a procedure. */
export interface World {
  state: MemoryState;
  now: Date;
  createId: () => string;
  headers: Readonly<Record<string, string>>;
}

/** One procedure of the memory backend. */
export interface Procedure {
  name: string;
  run: (world: World, payload: object | undefined) => unknown;
}

/** The tags that open a procedure. */
type Tags = readonly number[] | 'any tag';
type Run<Input, Reply> = (customer: Customer, input: Input, world: World) => NoInfer<Reply>;

export const inPortal: readonly Tag[] = [Tag.portalFirstTime, Tag.portal];

/** A procedure that visitors may call. */
export function openProcedure<Input, Reply>(
  contract: Contract<string, Input, unknown, Reply>,
  run: (input: Input, world: World) => NoInfer<Reply>,
): Procedure {
  return { name: contract.name, run: (world, payload) => run(read(contract, payload), world) };
}

/** A procedure that reads a customer's own data. */
export function readingProcedure<Input, Reply>(
  contract: Contract<string, Input, unknown, Reply>,
  tags: Tags,
  run: Run<Input, Reply>,
): Procedure {
  return {
    name: contract.name,
    run(world, payload) {
      const customer = loggedInCustomer(world.state, contract.name);
      if (isStepDue(pageAccount(world.state))) throw refused.secondStep();
      const input = read(contract, payload);
      requireTag(customer, tags);
      return run(customer, input, world);
    },
  };
}

/**
 * A procedure that changes a customer's data completely or not at all. A repeat with the same `Idempotency-Key` returns
 * the first reply and changes nothing. After a refusal the key can be reused.
 */
export function writingProcedure<Input, Reply>(
  contract: Contract<string, Input, unknown, Reply>,
  tags: Tags,
  run: Run<Input, Reply>,
): Procedure {
  return readingProcedure(contract, 'any tag', (customer, input, world) => {
    const key = world.headers['Idempotency-Key'];
    const answered = key === undefined ? undefined : `${contract.name} ${key}`;
    const earlier = answered === undefined ? undefined : customer.answers[answered];
    // The screenshot differs between attempts.
    const sent = JSON.stringify(input, (name, value: unknown) => (name === 'p_screenshot' ? undefined : value)) ?? '';
    if (earlier && earlier.sent !== sent) throw refused.keyReused();
    if (earlier) return earlier.reply as Reply;

    requireTag(customer, tags);
    const changed = copyOf(customer);
    const reply = run(changed, input, world);
    if (answered !== undefined) changed.answers[answered] = { sent, reply: copyOf(reply) };
    Object.assign(customer, changed);
    return reply;
  });
}

/** A procedure that only replaces one tag with another. */
export function stepProcedure(
  contract: Contract<string, object | undefined, unknown, number[]>,
  from: Tag,
  to: Tag,
): Procedure {
  return writingProcedure(contract, [from], (customer) => moveTag(customer, from, to));
}

/** Replaces one tag with another, if the customer has it. Returns the customer's tags. */
export function moveTag(customer: Customer, from: Tag, to: Tag): number[] {
  customer.tags = customer.tags.map((tag) => (tag === from ? to : tag));
  return customer.tags;
}

/** Refuses unless the customer has one of the tags. */
export function requireTag(customer: Customer, tags: Tags): void {
  if (tags !== 'any tag' && !customer.tags.some((tag) => tags.includes(tag))) throw refused.step();
}

function read<Input>(contract: Contract<string, Input, unknown>, payload: object | undefined): Input {
  const parsed = z.safeParse(contract.input, payload);
  if (parsed.success) return parsed.data;
  // PostgREST's error when no function has these parameters.
  throw new BackendError('not-implemented', `There is no procedure ${contract.name} with these parameters`, {
    serverCode: 'PGRST202',
  });
}
