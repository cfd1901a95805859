import type { SyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { BackendError } from '../backend/BackendError';
import type { CallOptions } from '../backend/PensionTraceAdapter';
import type { ActionOptions } from '../data/useSend';
import type { Given } from '../domain/withDefaults';
import type { ExtraSchema } from './extra';
import type { ErrorSummaryAttributes } from './useErrorFocus';

/** One invalid field. `id` is the id of its input, for the link in the error summary. */
export interface FieldProblem<Values extends FieldValues> {
  name: FieldPath<Values>;
  id: string;
  message: string;
}

/** The state of a form. */
export type FormState<Values extends FieldValues> =
  | { status: 'idle' | 'pending' | 'success' }
  /**
   * Some fields are invalid and nothing was sent, or the server refused the value of one. The list updates as they are
   * corrected.
   */
  | { status: 'invalid'; problems: readonly FieldProblem<Values>[] }
  /** The call failed. `message` is for customers; the values are unchanged. */
  | { status: 'error'; message: string; error: BackendError };

/** Options of every form hook. */
export interface FormOptions<Result = { tags: readonly number[] | null }> extends ActionOptions<Result> {
  /** Called when a submission finds `count` invalid fields. */
  onInvalid?: ((result: { count: number }) => void) | undefined;
}

/** Options of every form hook that takes your own questions. `Extra` are their values, as the schema returns them. */
export interface QuestionOptions<Extra = unknown, Result = { tags: readonly number[] | null }> extends FormOptions<
  Result & { extra: Extra }
> {
  /**
   * The schema of your own questions. They are checked with ours and sent with them: `onCompleted` and the adapter get the
   * values as `extra`. Default: none.
   */
  extraSchema?: ExtraSchema<Extra> | undefined;
}

/** What a form sends beside its payload. */
export type SentOptions = Pick<CallOptions, 'headers' | 'extra'>;

/** The first values of a form. */
export interface FormDefaults<Values> {
  /**
   * Values that your site already knows. What the customer types replaces them; so do a draft, and an answer or name
   * in the profile. Editing a stored entry ignores them.
   */
  defaultValues?: Given<Values> | undefined;
}

/**
 * Attributes of one field's native input, select or textarea. Of a component, pass them to the prop that reaches this
 * element, such as `slotProps.htmlInput` in MUI; one that draws a control of its own needs react-hook-form's `Controller`.
 * The input is uncontrolled: typing re-renders only components that watch the value. The text of `errorOf` goes next to the
 * input, into an element with the id `<id>-error`, and a hint into one with the id `<id>-hint`. The description names the
 * error while the page has it.
 */
export interface FieldAttributes extends UseFormRegisterReturn {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A form's state, field attributes and actions. */
export interface Form<Values extends FieldValues> {
  /**
   * The react-hook-form instance: its values, and `control` for `useWatch`, `useFormState` and your components. Pass
   * `shouldDirty: true` to `setValue`: otherwise values that arrive later replace yours.
   */
  form: UseFormReturn<Values>;
  state: FormState<Values>;
  /** Attributes for the input of one field. With `hasHint`, its description includes the hint. */
  fieldProps: (name: FieldPath<Values>, options?: { hasHint?: boolean }) => FieldAttributes;
  /** The error of one field, after a submission: of its rule, or the server's message. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** The id of the input of one field. */
  idOf: (name: string) => string;
  /** Checks the values, then sends them; does nothing after success. Pass it to `<form onSubmit>`. */
  submit: (event?: SyntheticEvent) => void;
  /** Returns a submit handler that checks the values and sends nothing. */
  check: (onValid: () => void) => (event?: SyntheticEvent) => void;
  /**
   * Sets the values that inputs show and the form does not know: some browsers and password managers fill them in
   * without an event. `submit` and `check` do it first; call it before you read values yourself.
   */
  readInputs: () => void;
  /** Hides errors until the next submission. */
  hideErrors: () => void;
  /**
   * Attributes for your error summary. It takes focus after a refused submission; without one, the first invalid field
   * does. Render it while `state.status` is `invalid`, with a link to each problem.
   */
  errorSummaryProps: ErrorSummaryAttributes;
  /** Counts submissions, and refusals of a field. */
  submitCount: number;
  /** Restores the first values and deletes the draft, when the form is cancelled. */
  discard: () => void;
}

/**
 * The fields of your own questions, by their names in your `extraSchema`. In the form they are below `extra`: the question
 * `heardFrom` is the field `extra.heardFrom`.
 */
export interface ExtraFields<Values extends FieldValues = FieldValues> {
  /** The react-hook-form instance, for `Controller` and `useWatch`. */
  form: UseFormReturn<{ extra: Values }>;
  /**
   * Attributes for the input of one question. With `hasHint`, its description includes the hint.
   *
   * @throws Error when the form has no `extraSchema`: nothing would check or send the answer.
   */
  fieldProps: (name: FieldPath<Values>, options?: { hasHint?: boolean }) => FieldAttributes;
  /** The error of one question, after a submission. */
  errorOf: (name: FieldPath<Values>) => string | undefined;
  /** The id of the input of one question. */
  idOf: (name: FieldPath<Values>) => string;
}

/** A form that takes your own questions. */
export interface QuestionForm<Values extends FieldValues> extends Form<Values> {
  /** The fields of your own questions. */
  extra: ExtraFields;
}
