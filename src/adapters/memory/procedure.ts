import * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import type { AnyContract } from '../../backend/contract';
import type { Customer, MemoryState } from './MemoryState';
import { refused, signedOut } from './refusals';

/** What a procedure may reach. */
export interface World {
  state: MemoryState;
  now: () => Date;
  createId: () => string;
  headers: Readonly<Record<string, string>>;
}

/** One procedure of the backend in memory. */
export interface Procedure {
  name: string;
  run: (world: World, payload: object | undefined) => unknown;
}

type Sent<C extends AnyContract> = z.output<C['input']>;
type Reply<C extends AnyContract> = z.input<C['output']>;

/** A procedure that anybody may call. */
export function openProcedure<C extends AnyContract>(
  contract: C,
  run: (input: Sent<C>, world: World) => Reply<C>,
): Procedure {
  return { name: contract.name, run: (world, payload) => run(read(contract, payload), world) };
}

/** A procedure for the customer who is signed in, whatever their tags. */
export function customerProcedure<C extends AnyContract>(
  contract: C,
  run: (customer: Customer, input: Sent<C>, world: World) => Reply<C>,
): Procedure {
  return {
    name: contract.name,
    run: (world, payload) => run(signedInCustomer(world.state, contract.name), read(contract, payload), world),
  };
}

/** A procedure that needs one of `tags`. */
export function taggedProcedure<C extends AnyContract>(
  contract: C,
  tags: readonly number[],
  run: (customer: Customer, input: Sent<C>, world: World) => Reply<C>,
): Procedure {
  return customerProcedure(contract, (customer, input, world) => {
    if (!customer.tags.some((tag) => tags.includes(tag))) throw refused.step();
    return run(customer, input, world);
  });
}

/** The customer who is signed in. Throws `signed-out` when nobody is. */
export function signedInCustomer(state: MemoryState, what: string): Customer {
  const customer = state.customers.find(({ id }) => id === state.signedInAs);
  if (!customer) throw signedOut(what);
  return customer;
}

function read<C extends AnyContract>(contract: C, payload: object | undefined): Sent<C> {
  const input: z.ZodMiniType<Sent<C>> = contract.input as z.ZodMiniType<Sent<C>>;
  const parsed = z.safeParse(input, payload);
  if (parsed.success) return parsed.data;
  // As PostgREST answers when no function takes the parameters that were sent.
  throw new BackendError('unexpected', `${contract.name} failed with PGRST202`, { serverCode: 'PGRST202' });
}
