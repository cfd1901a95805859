import type { FileAdapter } from '../../backend/PensionTraceAdapter';
import { extensionOf } from '../../domain/fileName';
import { Tag } from '../../domain/tags';
import { documentRefusals, documentType } from '../documentRules';
import type { Responder } from './createResponder';
import type { Customer, MemoryState } from './MemoryState';
import { isSecondStepDue, loggedInCustomer } from './loggedInCustomer';

const inPortal: readonly number[] = [Tag.portalFirstTime, Tag.portal];

/**
 * The customer's files. Stores only names, so links open nothing. Reports half of the progress at once and the rest
 * with the reply.
 */
export function createMemoryFiles(
  state: MemoryState,
  respond: Responder,
  createId: () => string,
  now: () => Date,
): FileAdapter {
  return {
    async upload(file, { onProgress, ...options } = {}) {
      await documentType(file);
      onProgress?.(0);
      onProgress?.(0.5);
      const payload = { name: file.name, size: file.size };
      await respond('files.upload', payload, options, () => {
        const customer = loggedInCustomer(state, 'The upload');
        const isOpen = customer.tags.some((tag) => inPortal.includes(tag)) && !isSecondStepDue(state);
        if (!isOpen) throw documentRefusals.notNow();
        onProgress?.(1);
        const key = options.headers?.['Idempotency-Key'];
        const answered = `files.upload ${key}`;
        if (key !== undefined && customer.answers[answered]) return;
        const id = createId();
        customer.documents.unshift({
          id,
          name: freeName(customer, file.name),
          url: `https://files.example.com/${id}`,
          created_date: now().toISOString(),
        });
        if (key !== undefined) customer.answers[answered] = { reply: null };
      });
    },
  };
}

/** Returns 'statement.pdf', or 'statement (2).pdf' when that name exists. */
function freeName({ documents }: Customer, name: string): string {
  const taken = new Set(documents.map((one) => one.name.toLowerCase()));
  const end = name.length - extensionOf(name).length - 1;
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    free = `${name.slice(0, end)} (${number})${name.slice(end)}`;
  }
  return free;
}
