import type { FileAdapter } from '../../backend/PensionTraceAdapter';
import { Tag } from '../../domain/tags';
import { documentRefusals, documentType } from '../documentRules';
import type { Gate } from './createGate';
import type { MemoryState } from './MemoryState';
import { signedInCustomer } from './signedInCustomer';

const inPortal: readonly number[] = [Tag.portalFirstTime, Tag.portal];

/** The customer's files: the name is kept, the content is not, so that its link leads nowhere. */
export function createMemoryFiles(state: MemoryState, pass: Gate, createId: () => string): FileAdapter {
  return {
    async upload(file, options) {
      const payload = { name: file.name, size: file.size };
      await pass('files.upload', payload, options, () => {
        documentType(file);
        const customer = signedInCustomer(state, 'The upload');
        if (!customer.tags.some((tag) => inPortal.includes(tag))) throw documentRefusals.notNow();
        const key = options?.headers?.['Idempotency-Key'];
        const answered = `files.upload ${key}`;
        if (key !== undefined && customer.answers[answered]) return;
        const id = createId();
        customer.documents.unshift({ id, name: file.name, url: `https://files.example.com/${id}` });
        if (key !== undefined) customer.answers[answered] = { reply: null };
      });
    },
  };
}
