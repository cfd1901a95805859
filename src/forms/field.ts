import * as z from 'zod/mini';

/**
 * Declares one field. A form is a plain object of fields in page order; its schema, payload, order and draft derive
 * from it.
 */
export interface FieldDeclaration<Value = unknown, Values = unknown> {
  /** The type of the value. A draft's value of another type is ignored. */
  type: z.ZodMiniType;
  initial: Value;
  /** Returns the error for customers; undefined for a valid value. */
  rule?(value: Value, values: Values): string | undefined;
  /** Formats the text when the field loses focus. */
  format?(value: Value): Value;
  /** Whether the form asks for the field. Otherwise it is neither checked nor sent. */
  isAsked?(values: Values): boolean;
  /** The step of the form with this field. Only the current step is checked. */
  step?: string | undefined;
  /** The procedure's parameter. Without it the field has no parameter of its own. */
  parameter?: string | undefined;
  /** The name by which the server refuses the value, for a part of a parameter, such as `p_address.line1`. */
  refusedAs?: string | undefined;
  /** Returns the value to send; undefined sends nothing. Default: the value as typed. */
  send?(value: Value, values: Values): unknown;
  /** True if a draft on the server may contain the value. Never for a secret. */
  isDrafted?: boolean | undefined;
  /** For an error without an input of its own: the field to which the error summary links. */
  linksTo?: string | undefined;
}

/** The declaration of a form. */
export type FormFields = Readonly<Record<string, FieldDeclaration>>;

/** The values of a form, as typed. Extend it with an interface: editors then show its name. */
export type ValuesOf<Fields extends FormFields> = { -readonly [Name in keyof Fields]: Fields[Name]['initial'] };

/** The procedure's parameters from valid values. Omits fields that are not asked. */
export type PayloadOf<Fields extends FormFields> = {
  [
    Name in keyof Fields as Fields[Name] extends { parameter: infer Parameter extends string } ? Parameter : never
  ]: Fields[Name] extends { send: (...values: never) => infer Sent } ? Sent : Fields[Name]['initial'];
};

type FieldOptions<Value> = Omit<FieldDeclaration<Value>, 'type' | 'initial'> & { initial?: Value | undefined };

type Declared<Value, Options> = Omit<Options, 'initial' | 'type'> & { type: z.ZodMiniType; initial: Value };

/** Declares a field of any type. */
export function field<Value, const Options extends FieldOptions<Value>>(
  type: z.ZodMiniType<Value>,
  initial: NoInfer<Value>,
  options: Options,
): Declared<Value, Options> {
  return { ...options, type, initial };
}

/** Declares a text field. */
export function text<const Options extends FieldOptions<string>>(options: Options): Declared<string, Options> {
  return field(z.string(), options.initial ?? '', options);
}

/** Declares a checkbox. */
export function tick<const Options extends FieldOptions<boolean>>(options: Options): Declared<boolean, Options> {
  return field(z.boolean(), options.initial ?? false, options);
}
