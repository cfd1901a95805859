import type { AnyContract, InputOf, OutputOf } from '../backend/contract';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useSend, type Sending, type UseSendOptions } from './useSend';

export type UseProcedureOptions<C extends AnyContract> = UseSendOptions<InputOf<C>, OutputOf<C>>;
export type Procedure<C extends AnyContract> = Sending<InputOf<C>, OutputOf<C>>;

/** A procedure that writes, as a hook: nothing is sent twice, every failure is a state. */
export function useProcedure<C extends AnyContract>(contract: C, options: UseProcedureOptions<C> = {}): Procedure<C> {
  const { backend } = usePensionTrace('useProcedure');
  return useSend((input: InputOf<C>, headers) => backend.call(contract, input, { headers }), options);
}
