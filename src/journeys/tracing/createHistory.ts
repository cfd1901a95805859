import { changeHistory } from '../../domain/device';
import { isBelow, isRouting, resolveBasePath } from '../../provider/hostSettings';
import type { Navigate } from '../../provider/navigation';

/** The place of a page's path. */
export type Routing = 'memory' | 'hash' | 'path';

/** The current path, and functions to change it. */
export interface History {
  /** The path with its query, such as `/login?id=4`. */
  getPath: () => string;
  /** The path within the product of a path that a server was asked for. */
  pathOf: (pathname: string) => string;
  subscribe: (listener: () => void) => () => void;
  navigate: Navigate;
  /** Returns the `href` of a link to a path. */
  hrefOf: (path: string) => string;
}

/**
 * Keeps the path in memory, in the URL after `#`, or in the URL's path.
 *
 * @param basePath For `path`: a prefix of every path, such as `/pensions`.
 */
export function createHistory(routing: Routing, basePath = ''): History {
  if (routing === 'memory' || !isRouting(routing)) return createMemoryHistory();
  return createBrowserHistory(routing, resolveBasePath(basePath));
}

function createMemoryHistory(): History {
  let current = '/';
  const listeners = new Set<() => void>();
  return {
    getPath: () => current,
    pathOf: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate(path) {
      current = path;
      for (const listener of listeners) listener();
    },
    hrefOf: (path) => `#${path}`,
  };
}

function createBrowserHistory(routing: 'hash' | 'path', basePath: string): History {
  const listeners = new Set<() => void>();
  /** The page's path where the browser refused to put it into the address. */
  let hidden: string | undefined;
  const notify = () => listeners.forEach((listener) => listener());
  const handlePop = () => {
    hidden = undefined;
    notify();
  };
  const pathOf = (pathname: string) =>
    (isBelow(basePath, pathname) ? pathname.slice(basePath.length) : pathname) || '/';
  const hrefOf = (path: string) => (routing === 'hash' ? `#${path}` : basePath + path);

  return {
    getPath() {
      if (hidden !== undefined) return hidden;
      const { hash, pathname, search } = window.location;
      if (routing === 'hash') return hash.startsWith('#/') ? hash.slice(1) : '/';
      return pathOf(pathname) + search;
    },
    pathOf: (pathname) => (routing === 'hash' ? '/' : pathOf(pathname)),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('popstate', handlePop);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('popstate', handlePop);
      };
    },
    navigate(path, { replace = false } = {}) {
      const isShown = changeHistory(replace ? 'replaceState' : 'pushState', null, hrefOf(path));
      hidden = isShown ? undefined : path;
      notify();
    },
    hrefOf,
  };
}
