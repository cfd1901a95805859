/** Whether any of `values` differs from the entity's. */
export function hasChanges<T extends object>(entity: T, values: Partial<T>): boolean {
  const stored = new Map<string, unknown>(Object.entries(entity));
  return Object.entries(values).some(([name, value]) => JSON.stringify(stored.get(name)) !== JSON.stringify(value));
}
