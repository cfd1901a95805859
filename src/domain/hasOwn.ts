/** `Object.hasOwn`, which browsers before Safari 15.4 do not have. */
export function hasOwn<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.prototype.hasOwnProperty.call(table, key);
}

/** Returns a table's own value, for a key that comes from data: a plain object also answers to 'constructor'. */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return hasOwn(table, key) ? table[key] : undefined;
}
