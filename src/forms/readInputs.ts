import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { isExtra } from './extra';

/**
 * Sets the values that inputs show and the form does not know. Some browsers and password managers write into an input
 * without an event. Inputs that are not on the page keep their values.
 *
 * @param names The fields of the form. Only text inputs, text areas and selects that are registered with their name
 * count.
 * @param idOf Returns the id of a field's input.
 */
export function readInputs<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
  idOf: (name: string) => string,
): void {
  const shown: Partial<Values> = {};
  for (const name of names) {
    const value = otherValue(document.getElementById(idOf(name)), name, form.getValues(name));
    if (value === undefined) continue;
    if (isExtra(name)) form.setValue(name, value as FieldPathValue<Values, typeof name>, { shouldDirty: true });
    else Object.assign(shown, { [name]: value });
  }
  if (Object.keys(shown).length > 0) form.setValues(shown, { shouldDirty: true });
}

/**
 * Returns what an input shows, if the form has another value or none. react-hook-form drops the first values of own
 * questions when values arrive from the profile.
 */
function otherValue(input: HTMLElement | null, name: string, known: unknown): string | boolean | undefined {
  if (known === undefined && input instanceof HTMLInputElement && input.type === 'checkbox') return input.checked;
  if (!isText(input) || input.name !== name || input.disabled) return undefined;
  if (known === undefined) return input.value;
  // A select without the option shows another one.
  if (input instanceof HTMLSelectElement && ![...input.options].some(({ value }) => value === known)) return undefined;
  const text = known ?? '';
  return typeof text === 'string' && input.value !== text ? input.value : undefined;
}

const otherTypes = ['checkbox', 'radio', 'file', 'button', 'submit'];

function isText(element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLInputElement) return !otherTypes.includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}
