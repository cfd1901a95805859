import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

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
    const input = document.getElementById(idOf(name));
    const known: unknown = form.getValues(name);
    if (!isText(input) || input.name !== name || input.disabled) continue;
    // A select without the option shows another one.
    if (input instanceof HTMLSelectElement && ![...input.options].some(({ value }) => value === known)) continue;
    if (typeof known === 'string' || known === undefined || known === null) {
      if (input.value !== (known ?? '')) Object.assign(shown, { [name]: input.value });
    }
  }
  if (Object.keys(shown).length > 0) form.setValues(shown, { shouldDirty: true });
}

const otherTypes = ['checkbox', 'radio', 'file', 'button', 'submit'];

function isText(element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  if (element instanceof HTMLInputElement) return !otherTypes.includes(element.type);
  return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}
