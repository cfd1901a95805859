import * as v from 'valibot';

/** A field and its error, as the customer reads it. */
export type FieldMessage<Field> = readonly [field: Field, message: string];

/**
 * Rules over several fields of a form. They run although a field has an error of its own, so that every problem shows at
 * once.
 *
 * @param problemsOf Returns the invalid fields with their errors.
 */
export function fieldCheck<Values extends object>(
  problemsOf: (values: Values) => readonly FieldMessage<keyof Values & string>[],
) {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const [key, message] of problemsOf(input)) {
      addIssue({ message, path: [{ type: 'unknown', origin: 'value', input, key, value: input[key] }] });
    }
  });
}
