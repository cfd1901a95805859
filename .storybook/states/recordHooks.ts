import { useLayoutEffect, useRef } from 'react';
import { stateName } from './stateName.ts';

/** The last result of every mounted hook. */
const mounted = new Map<object, { hook: string; result: unknown }>();

/** Keeps the result of a hook for as long as its component is mounted. */
export function useRecorded<Result>(hook: string, result: Result): Result {
  const key = useRef({}).current;
  useLayoutEffect(() => {
    mounted.set(key, { hook, result });
    return () => {
      mounted.delete(key);
    };
  });
  return result;
}

/** Returns the states that the mounted hooks are in, such as `useReason.state: failed`. */
export function presentStates(): string[] {
  const found = new Set<string>();
  for (const { hook, result } of mounted.values()) addStates(found, hook, [], result);
  return [...found];
}

function addStates(found: Set<string>, hook: string, path: readonly string[], value: unknown) {
  if (path.length > 4 || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) addStates(found, hook, path, item);
    return;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'status' && typeof part === 'string') found.add(stateName(hook, path, part));
    else addStates(found, hook, [...path, name], part);
  }
}
