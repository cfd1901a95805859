/** A deep copy of plain data, with changed texts. Unlike `structuredClone`, it exists in Jest's jsdom. */
export function copyOf<T>(value: T, textOf: (text: string) => string = (text) => text): T {
  if (typeof value === 'string') return textOf(value) as T;
  if (Array.isArray(value)) return value.map((part) => copyOf<unknown>(part, textOf)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf<unknown>(part, textOf)])) as T;
}
