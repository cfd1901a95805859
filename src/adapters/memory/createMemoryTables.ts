import * as z from 'zod/mini';
import { addressLookup, type AddressLookupReply } from '../../backend/contracts/addressLookup';
import type { Task } from '../../backend/entities';
import type { FileAdapter, TableReads } from '../../backend/PensionTraceAdapter';
import { extensionOf } from '../../domain/fileName';
import { ownValue } from '../../domain/hasOwn';
import { formatPostcode } from '../../domain/postcode';
import { checkedDocument, documentRefusals } from '../documentRules';
import { isStepDue, pageAccount, loggedInCustomer } from './account';
import type { Responder } from './createResponder';
import type { Customer, MemoryState } from './MemoryState';
import { pensionRow } from './entryProcedures';
import { newestFirst } from './portalProcedures';
import { inPortal } from './procedure';

/** The tables that are read directly. As with row-level security, other customers' rows are missing. */
export function createMemoryReads(state: MemoryState, respond: Responder): TableReads {
  /** The customer, unless the second step is due: then a table has no rows. */
  const reader = (table: string): Customer | undefined => {
    const customer = loggedInCustomer(state, `the table ${table}`);
    return isStepDue(pageAccount(state)) ? undefined : customer;
  };
  const guides = () => loggedInCustomer(state, 'the table guides') && state.guides;
  return {
    pension: (id, options) =>
      respond('read.pension', { id }, options, () => {
        const found = reader('pensions')?.pensions.find((pension) => pension.id === id);
        return found ? pensionRow(found) : null;
      }),
    guide: (id, options) =>
      respond('read.guide', { id }, options, () => guides().find((guide) => guide.id === id) ?? null),
    guides: (filter, options) =>
      respond('read.guides', filter, options, () =>
        guides()
          .filter(({ metadata }) => !filter.recommended || metadata?.recommended === 2)
          .sort(newestFirst),
      ),
    tasks: (options) =>
      respond('read.tasks', undefined, options, () => {
        const due = ({ due_date }: Task) => due_date ?? '9999';
        return [...(reader('tasks')?.tasks ?? [])].sort((one, other) => due(one).localeCompare(due(other)));
      }),
    providers: (names, options) =>
      respond('read.providers', { names }, options, () => {
        loggedInCustomer(state, 'the table pension_providers');
        return state.providerContacts.filter(({ name }) => names.includes(name));
      }),
  };
}

/** The customer's files: only names, so links open nothing. Reports half of the progress before the reply. */
export function createMemoryFiles(
  state: MemoryState,
  respond: Responder,
  createId: () => string,
  now: () => Date,
): FileAdapter {
  return {
    async upload(chosen, { onProgress, ...options } = {}) {
      const file = await checkedDocument(chosen);
      onProgress?.(0);
      onProgress?.(0.5);
      await respond('files.upload', { name: file.name, size: file.size }, options, () => {
        const { tags, documents, answers } = loggedInCustomer(state, 'The upload');
        const isOpen = inPortal.some((tag) => tags.includes(tag)) && !isStepDue(pageAccount(state));
        if (!isOpen) throw documentRefusals.notNow();
        onProgress?.(1);
        const key = options.headers?.['Idempotency-Key'];
        if (key !== undefined && answers[`files.upload ${key}`]) return;
        if (key !== undefined) answers[`files.upload ${key}`] = { reply: null };
        const id = createId();
        const name = freeName(documents, file.name);
        const url = `https://files.example.com/${id}`;
        documents.unshift({ id, name, url, created_date: now().toISOString(), added_by: 'customer' });
      });
    },
  };
}

/** Returns 'statement.pdf', or 'statement (2).pdf' when that name exists. */
function freeName(documents: Customer['documents'], name: string): string {
  const taken = new Set(documents.map((one) => one.name.toLowerCase()));
  const end = name.length - extensionOf(name).length - 1;
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    free = `${name.slice(0, end)} (${number})${name.slice(end)}`;
  }
  return free;
}

/** The server function `address`. */
export function lookUpAddresses(state: MemoryState, body: object): AddressLookupReply {
  loggedInCustomer(state, `The function ${addressLookup.name}`, 'PT401');
  const { postcode } = z.parse(addressLookup.input, body);
  const found = ownValue(state.addressBook, formatPostcode(postcode));
  return found ? { type: 'success', data: found } : { type: 'error', data: 'results' };
}
