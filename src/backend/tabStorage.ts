/** Storage of one tab, whose methods answer at once. */
export interface TabStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

/**
 * `sessionStorage`: it belongs to one tab, survives a reload and ends with the tab. Where it is blocked, full or
 * missing, values stay in memory until a reload.
 */
export function createTabStorage(): TabStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt(() => sessionStorage.setItem(key, value));
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
