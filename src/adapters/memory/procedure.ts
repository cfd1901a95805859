import * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import type { Contract } from '../../backend/contract';
import type { CalendarDate } from '../../domain/clock';
import { copyOf } from './copyOf';
import { deleteClosedDrafts } from './drafts';
import type { Customer, MemoryState } from './MemoryState';
import { refused } from './refusals';
import { isSecondStepDue, loggedInCustomer } from './loggedInCustomer';

/** The data and services of a procedure. */
export interface World {
  state: MemoryState;
  now: Date;
  /** The date in London. */
  today: CalendarDate;
  createId: () => string;
  headers: Readonly<Record<string, string>>;
}

/** One procedure of the memory backend. */
export interface Procedure {
  name: string;
  run: (world: World, payload: object | undefined) => unknown;
}

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
  run: (customer: Customer, input: Input, world: World) => NoInfer<Reply>,
): Procedure {
  return {
    name: contract.name,
    run(world, payload) {
      const customer = loggedInCustomer(world.state, contract.name);
      if (isSecondStepDue(world.state)) throw refused.secondStep();
      return run(customer, read(contract, payload), world);
    },
  };
}

/** The format of a valid `Idempotency-Key`. */
const requestKey = /^[A-Za-z0-9-]{8,64}$/;

/**
 * A procedure that changes a customer's data completely or not at all. A repeat with the same `Idempotency-Key` returns
 * the first reply and changes nothing. After a refusal the key can be reused.
 */
export function writingProcedure<Input, Reply>(
  contract: Contract<string, Input, unknown, Reply>,
  run: (customer: Customer, input: Input, world: World) => NoInfer<Reply>,
): Procedure {
  return readingProcedure(contract, (customer, input, world) => {
    const key = world.headers['Idempotency-Key'];
    const answered = key !== undefined && requestKey.test(key) ? `${contract.name} ${key}` : undefined;
    const earlier = answered === undefined ? undefined : customer.answers[answered];
    // The screenshot differs between attempts.
    const sent = JSON.stringify(input, (name, value: unknown) => (name === 'p_screenshot' ? undefined : value)) ?? '';
    if (earlier && earlier.sent !== sent) throw refused.keyReused();
    if (earlier) return earlier.reply as Reply;

    const draft = copyOf(customer);
    const reply = run(draft, input, world);
    deleteClosedDrafts(draft);
    if (answered !== undefined) draft.answers[answered] = { sent, reply: copyOf(reply) };
    Object.assign(customer, draft);
    return reply;
  });
}

function read<Input>(contract: Contract<string, Input, unknown>, payload: object | undefined): Input {
  const parsed = z.safeParse(contract.input, payload);
  if (parsed.success) return parsed.data;
  // PostgREST's error when no function has these parameters.
  throw new BackendError('not-implemented', `There is no procedure ${contract.name} with these parameters`, {
    serverCode: 'PGRST202',
  });
}
