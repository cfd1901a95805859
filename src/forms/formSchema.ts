import * as z from 'zod/mini';
import { get } from 'react-hook-form';
import { ownValue } from '../domain/hasOwn';
import { checkExtra, extraName, type AskedExtra } from './extra';
import type { FormFields, PayloadOf, ValuesOf } from './field';

/**
 * Returns the schema of a form, or of one step. It reports the errors of all asked fields at once.
 *
 * @param extra The host's own questions, if the form asks them. The output of their schema replaces their values.
 */
export function formSchema<Fields extends FormFields>(fields: Fields, step?: string, extra?: AskedExtra) {
  return z.custom<ValuesOf<Fields>>().check((form) => {
    const { value: values, issues } = form;
    for (const [name, field, value] of askedFields(fields, values)) {
      const message = step === undefined || field.step === step ? field.rule?.(value, values) : undefined;
      if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input: value });
    }
    if (!extra) return undefined;
    const given: unknown = get(values, extraName);
    return checkExtra(extra, given).then(({ problems, value }) => {
      for (const problem of problems) issues.push({ code: 'custom', ...problem, input: given });
      form.value = { ...values, [extraName]: value };
    });
  });
}

/** Returns the names of the fields that the schema checks. */
export function checkedNames<Fields extends FormFields>(fields: Fields, values: ValuesOf<Fields>, step?: string) {
  const checked = askedFields(fields, values).filter(([, field]) => step === undefined || field.step === step);
  return new Set(checked.map(([name]) => name));
}

/** Returns the procedure's parameters from values that the schema accepted. */
export function payloadOf<Fields extends FormFields>(fields: Fields, values: ValuesOf<Fields>) {
  const payload: Record<string, unknown> = {};
  for (const [, field, value] of askedFields(fields, values)) {
    const sent = field.send ? field.send(value, values) : value;
    if (field.parameter !== undefined && sent !== undefined) payload[field.parameter] = sent;
  }
  return payload as PayloadOf<Fields>;
}

/**
 * Returns the field with the parameter that the server refused. Undefined if the form does not show it at the moment, or
 * has no place for its error.
 */
export function refusedField<Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  parameter: string | undefined,
  step?: string,
): string | undefined {
  const shown = checkedNames(fields, values, step);
  return Object.keys(fields).find((name) => {
    const field = fields[name];
    const isNamed = parameter !== undefined && parameter === (field?.refusedAs ?? field?.parameter);
    return isNamed && shown.has(name) && (field?.rule ?? field?.linksTo) !== undefined;
  });
}

/** Returns the value of one field as it is sent. */
export function sentValue<Fields extends FormFields>(fields: Fields, values: ValuesOf<Fields>, name: string): unknown {
  const field = fields[name];
  const value: unknown = get(values, name);
  return field?.send ? field.send(value, values) : value;
}

/** Returns the values of an untouched form. */
export function initialValues<Fields extends FormFields>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, initial])) as ValuesOf<Fields>;
}

/** Returns the fields that a draft on the server may contain. */
export function draftedFields(fields: FormFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isDrafted);
}

/** Returns a stored draft's values that have their field's type. */
export function storedValues(fields: FormFields, stored: object = {}) {
  const hasType = ([name, value]: [string, unknown]) =>
    z.safeParse(ownValue(fields, name)?.type ?? z.never(), value).success;
  return Object.fromEntries(Object.entries(stored).filter(hasType));
}

function askedFields(fields: FormFields, values: Readonly<Record<string, unknown>>) {
  return Object.entries(fields)
    .filter(([, field]) => field.isAsked?.(values) !== false)
    .map(([name, field]) => [name, field, values[name]] as const);
}
