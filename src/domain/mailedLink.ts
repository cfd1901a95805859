/*
 * What mail programs add to links: `&amp;` for `&`, `=3D` for `=`, line breaks, and the text behind the link.
 */

/** The name of a parameter without what is left of an `&amp;` before it. */
export function mailedName(name: string): string {
  return name.replace(/^(?:amp;)+/, '');
}

/** Whether a parameter is only an entity from behind the link, such as `&gt;`. */
export function isMailedEntity(name: string): boolean {
  return /^(?:gt|lt|quot|nbsp);/.test(name);
}

/** A value without line breaks, and without the punctuation and quotation marks behind it. */
export function mailedValue(value: string): string {
  return value.replace(/=?[\r\n]+|\p{Cf}/gu, '').replace(/[\s.,;:!?<>()[\]"'’”]+$/u, '');
}
