import { BackendError } from '../backend/BackendError';
import type { Contract } from '../backend/contract';
import type { MissingReply } from '../backend/createBackend';
import {
  portalRemovedDocuments,
  portalUserAddresses,
  portalUserDocuments,
  portalUserSettingsMarketing,
  searchGuides,
} from '../backend/contracts/account';
import { portalAgreements } from '../backend/contracts/agreements';
import { portalPensionSearches, portalUserPensions } from '../backend/contracts/pensions';
import { portalSignedAuthorisations } from '../backend/contracts/signedAuthorisations';
import { portalActivity, portalTraceSearches, portalUserTrace, portalUserTraces } from '../backend/contracts/traces';
import type { ActivityItem, Guide, Pension, ProviderContacts, Search, Task, Trace } from '../backend/entities';
import type { CustomerRead } from './customerQuery';

/** The entity types of `portal_activity`. */
const entityTypes = { trace: 6, pension: 7 } as const;

/** Reads a procedure without input. `ifMissing` is for a backend that does not have it. */
function procedure<Output, Missing = never>(
  contract: Contract<string, object | undefined, Output>,
  ifMissing?: MissingReply<Missing>,
): CustomerRead<Output | Missing> {
  return {
    source: contract.name,
    read: (backend, options) => backend.call(contract, undefined, { ...options, ifMissing }),
  };
}

const noRecords = { reply: [], effect: 'The list on the page of a trace or a pension is empty.' };

export const readTraces = () => procedure(portalUserTraces);
export const readPensions = () => procedure(portalUserPensions);
export const readAddresses = () => procedure(portalUserAddresses);
export const readDocuments = () => procedure(portalUserDocuments);
export const readRemovedDocuments = () =>
  procedure(portalRemovedDocuments, { reply: [], effect: 'The page of documents does not list removed ones.' });
/** Null for a backend that has no letter of its own. */
export const readAgreements = () =>
  procedure(portalAgreements, {
    reply: null,
    effect:
      'The letter is made from messages.letter and config.companyName, which it needs, and nothing seals it: your server keeps no proof of the words that a customer signs.',
  });
export const readSignedAuthorisations = () =>
  procedure(portalSignedAuthorisations, { reply: [], effect: 'Customers cannot download what they signed.' });
export const readNotificationSettings = () => procedure(portalUserSettingsMarketing);

export const readTrace = (id: string): CustomerRead<Trace | null> => ({
  source: portalUserTrace.name,
  parameters: [id],
  read: (backend, options) => backend.call(portalUserTrace, { p_id: id }, options).catch(nullIfMissing),
});

export const readTraceSearches = (id: string): CustomerRead<Search[]> => ({
  source: portalTraceSearches.name,
  parameters: [id],
  read: (backend, options) => backend.call(portalTraceSearches, { p_id: id }, { ...options, ifMissing: noRecords }),
});

export const readPension = (id: string): CustomerRead<Pension | null> => ({
  source: 'pensions',
  parameters: [id],
  read: (backend, options) => backend.readPension(id, options),
});

export const readPensionSearches = (id: string): CustomerRead<Search[]> => ({
  source: portalPensionSearches.name,
  parameters: [id],
  read: (backend, options) => backend.call(portalPensionSearches, { p_id: id }, { ...options, ifMissing: noRecords }),
});

export const readActivity = (kind: keyof typeof entityTypes, id: string): CustomerRead<ActivityItem[]> => ({
  source: portalActivity.name,
  parameters: [String(entityTypes[kind]), id],
  read: (backend, options) =>
    backend.call(
      portalActivity,
      { p_entity_type: entityTypes[kind], p_entity_id: id },
      { ...options, ifMissing: noRecords },
    ),
});

export const readTasks = (): CustomerRead<Task[]> => ({
  source: 'tasks',
  read: (backend, options) => backend.readTasks(options),
});

/** The contacts of providers by name. */
export const readProviders = (names: readonly string[]): CustomerRead<ProviderContacts[]> => ({
  source: 'pension_providers',
  parameters: names,
  read: (backend, options) => backend.readProviders(names, options),
});

/** All guides for an empty text. */
export const readGuides = (text: string): CustomerRead<Guide[]> => ({
  source: 'guides',
  parameters: ['search', text],
  read: (backend, options) =>
    text === ''
      ? backend.readGuides({ recommended: false }, options)
      : backend.call(searchGuides, { p_query: text }, options),
});

export const readRecommendedGuides = (): CustomerRead<Guide[]> => ({
  source: 'guides',
  parameters: ['recommended'],
  read: (backend, options) => backend.readGuides({ recommended: true }, options),
});

export const readGuide = (id: string): CustomerRead<Guide | null> => ({
  source: 'guides',
  parameters: ['one', id],
  read: (backend, options) => backend.readGuide(id, options),
});

/** A missing trace has nothing to try again. */
function nullIfMissing(error: unknown): null {
  if (error instanceof BackendError && error.serverCode === 'PT404') return null;
  throw error;
}
