import type { AnyContract, InputOf, OutputOf } from '../backend/contract';
import { usePensionTrace } from '../provider/PensionTraceContext';
import { useForm, type Form, type UseFormOptions } from './useForm';

export interface UseProcedureFormOptions<Values extends object, Output, C extends AnyContract> extends Omit<
  UseFormOptions<Values, Output, OutputOf<C>>,
  'run'
> {
  contract: C;
  /** Turns what the schema gave into the procedure's payload. */
  toInput: (values: Output) => InputOf<C>;
}

/** A form that sends one procedure. */
export type ProcedureForm<Values extends object, Output = Values> = Form<Values, Output>;

/** Ties values, rules, one procedure and the draft of what was typed together. */
export function useProcedureForm<Values extends object, Output, C extends AnyContract>(
  options: UseProcedureFormOptions<Values, Output, C>,
): ProcedureForm<Values, Output> {
  const { backend } = usePensionTrace('useProcedureForm');
  const { contract, toInput, ...rest } = options;
  return useForm({
    ...rest,
    run: (values: Output, headers) => backend.call(contract, toInput(values), { headers }),
  });
}
