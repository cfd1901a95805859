import type { QueryClient } from '@tanstack/react-query';
import type { Backend, PageCustomer } from '../backend/createBackend';
import { createDrafts } from './createDrafts';
import { createMemory, forget, type Memory } from './memory';
import { queryKeys } from './queryKeys';
import type { SessionStore } from './sessionStore';

/** What the page of one customer has for itself. The next customer's page has another. */
export interface CustomerPage {
  backend: Backend;
  memory: Memory;
  /** Follows the session and the browser's events. Returns the function that ends this. */
  start: () => () => void;
}

interface OpenPageOptions {
  customer: PageCustomer;
  backend: Backend;
  session: SessionStore;
  getQueryClient: () => QueryClient;
  keepsDrafts: () => boolean;
}

export function openPage({ customer, backend, session, getQueryClient, keepsDrafts }: OpenPageOptions): CustomerPage {
  const drafts = createDrafts({ backend, customer, session, isSent: keepsDrafts });
  const memory = createMemory(drafts);
  return {
    backend,
    memory,
    start() {
      const ends = [
        session.onLeave(drafts.save),
        session.onEnd((end, customerId) => {
          forget(memory, end);
          getQueryClient().removeQueries({ queryKey: queryKeys.customer(customerId) });
        }),
        drafts.start(),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
