/** A value outside React: read it in callbacks, or during render with useSyncExternalStore. */
export interface Latest<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Sets the first value again. */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createLatest<Value>(first: Value): Latest<Value> {
  let latest = first;
  const listeners = new Set<() => void>();
  function set(value: Value) {
    latest = value;
    for (const listener of listeners) listener();
  }
  return {
    get: () => latest,
    set,
    clear: () => set(first),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
