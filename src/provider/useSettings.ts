import { useEffect, useState } from 'react';
import { createLatest } from '../domain/createLatest';

/**
 * Returns the host's settings as the same object while they are equal by value, also when the host writes them inline.
 *
 * Functions count as equal, at any depth: a returned function calls the one of the host's last render.
 */
export function useSettings<Settings extends object>(settings: Settings): Settings {
  const [first] = useState(() => follow(settings));
  const [kept, setKept] = useState(first);
  const isSame = isEqual(kept.latest.get(), settings);
  const current = isSame ? kept : follow(settings);
  if (!isSame) setKept(current);
  useEffect(() => current.latest.set(settings));
  return current.settings;
}

function follow<Settings>(settings: Settings) {
  const latest = createLatest(settings);
  return { latest, settings: withLatestFunctions(settings, latest.get) };
}

/** Copies plain objects and arrays. Their functions become ones that call the function at the same place of `read()`. */
function withLatestFunctions<Value>(value: Value, read: () => unknown): Value;
function withLatestFunctions(value: unknown, read: () => unknown): unknown {
  if (typeof value === 'function') {
    return function callLatest(this: unknown, ...values: unknown[]): unknown {
      const latest = read();
      return Reflect.apply(typeof latest === 'function' ? latest : value, this, values);
    };
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => withLatestFunctions(item, () => memberOf(read(), index)));
  }
  if (!isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    copy[name] = withLatestFunctions(member, () => memberOf(read(), name));
  }
  return copy;
}

function memberOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (typeof one === 'function' && typeof other === 'function')) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isEqual(one[name], other[name]))
  );
}

/** Whether the value is an object literal. Instances of a class and React elements are compared by identity. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
