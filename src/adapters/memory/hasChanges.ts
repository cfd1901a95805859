/** Whether any of `values` differs from the entity's. */
export function hasChanges<T extends object>(entity: T, values: Partial<T>): boolean {
  const held = new Map<string, unknown>(Object.entries(entity));
  return Object.entries(values).some(([name, value]) => JSON.stringify(held.get(name)) !== JSON.stringify(value));
}
