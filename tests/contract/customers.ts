import type { AnyContract, InputOf, OutputOf } from '../../src/backend/contract';
import { createBackend, type Backend } from '../../src/backend/createBackend';
import type { CallOptions, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { portalAddress, portalPersonal, portalUser } from '../../src/backend/contracts/onboarding';
import { currentAddress, personal } from './samples';
import type { World } from './World';

export const password = 'correct horse battery';

/** A visitor or a customer. */
export interface Visitor {
  adapter: PensionTraceAdapter;
  backend: Backend;
  call<C extends AnyContract>(contract: C, input: InputOf<C>, options?: CallOptions): Promise<OutputOf<C>>;
}

export interface TestCustomer extends Visitor {
  id: string;
  email: string;
  /** Signs this customer in again after another one: the backend in memory has one device. */
  comeBack(): Promise<void>;
}

/** A world with customers, which records the procedures that have answered. */
export interface Stage {
  world: World;
  answered: Set<string>;
  visitor(): Promise<Visitor>;
  /** Signs a customer up and sets their tags. */
  customer(tags?: number[]): Promise<TestCustomer>;
  /** The same, with personal details (born in 1958), and with an address if the tags ask for a signature. */
  knownCustomer(tags: number[]): Promise<TestCustomer>;
  newEmail(): string;
}

/** Creates a value on first use and then reuses it, for tests that do not change it. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

export function createStage(world: World): Stage {
  const answered = new Set<string>();
  let people = 0;

  const stage: Stage = {
    world,
    answered,
    newEmail: () => `person-${(people += 1)}@example.com`,
    async visitor() {
      const adapter = await world.visitor();
      const backend = createBackend(adapter);
      return {
        adapter,
        backend,
        async call(contract, input, options) {
          const reply = await backend.call(contract, input, options);
          answered.add(contract.name);
          return reply;
        },
      };
    },
    async customer(tags) {
      const visitor = await stage.visitor();
      const email = stage.newEmail();
      await visitor.backend.auth.signUp({ email, password, firstName: 'Margaret', lastName: 'Hale' });
      const { id } = await visitor.call(portalUser, undefined);
      if (tags) await world.firm.setTags(id, tags);
      return { ...visitor, id, email, comeBack: () => visitor.backend.auth.logIn({ email, password }) };
    },
    async knownCustomer(tags) {
      const customer = await stage.customer();
      await customer.call(portalPersonal, personal);
      if (tags.some((tag) => tag === 11 || tag === 15)) await customer.call(portalAddress, currentAddress);
      await world.firm.setTags(customer.id, tags);
      return customer;
    },
  };
  return stage;
}
