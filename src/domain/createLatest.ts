/** A value outside React: read it in callbacks, or during render with useSyncExternalStore. */
export interface Latest<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createLatest<Value>(first: Value): Latest<Value> {
  let latest = first;
  const listeners = new Set<() => void>();
  return {
    get: () => latest,
    set(value) {
      latest = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
