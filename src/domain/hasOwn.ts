/** `Object.hasOwn`, which browsers before Safari 15.4 do not have. */
export function hasOwn(object: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(object, key);
}
