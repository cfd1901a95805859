import type { FormFields, ValuesOf } from '../../src/forms/field';
import { formSchema, initialValues, payloadOf } from '../../src/forms/formSchema';

/** Returns the errors and the payload of a form with these values; other fields have their initial value. */
export function checkForm<Fields extends FormFields>(
  fields: Fields,
  changes: Partial<ValuesOf<Fields>> = {},
  step?: string,
) {
  const values = { ...initialValues(fields), ...changes };
  const { error } = formSchema(fields, step).safeParse(values);
  const errors: [field: string, message: string][] =
    error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? [];
  return { errors, payload: payloadOf(fields, values) };
}
