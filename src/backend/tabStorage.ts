import { deviceStorage } from '../domain/device';

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
  const tab = deviceStorage('sessionStorage');
  return {
    getItem: (key) => memory.get(key) ?? tab.getItem(key) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      tab.setItem(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      tab.removeItem(key);
    },
  };
}
