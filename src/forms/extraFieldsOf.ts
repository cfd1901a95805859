import type { FieldPath, FieldValues } from 'react-hook-form';
import { extraName } from './extra';
import type { ExtraFields, Form } from './Form';

/**
 * Returns the fields of a form's own questions.
 *
 * @param hasSchema Whether the form has an `extraSchema`.
 */
export function extraFieldsOf<Values extends FieldValues>(
  { form, fieldProps, errorOf, idOf }: Pick<Form<Values>, 'form' | 'fieldProps' | 'errorOf' | 'idOf'>,
  hasSchema: boolean,
): ExtraFields {
  const inForm = (name: string) => `${extraName}.${name}` as FieldPath<Values>;
  return {
    // The same form, seen from its own questions.
    form: form as unknown as ExtraFields['form'],
    fieldProps(name, attributes) {
      if (!hasSchema) throw new Error(`The form of the question '${name}' has no extraSchema: it would not be sent.`);
      return fieldProps(inForm(name), attributes);
    },
    errorOf: (name) => errorOf(inForm(name)),
    idOf: (name) => idOf(inForm(name)),
  };
}
