import type { BackendError } from '../backend/BackendError';
import { systemClock } from '../domain/clock';
import type { MessageOverrides } from '../texts/messages';
import { loadPage } from './navigation';

const messages: MessageOverrides = {};

/** The settings of a provider that a host does not pass. */
export const providerDefaults = {
  clock: systemClock,
  messages,
  navigate: loadPage,
  useHref: samePath,
  createId: randomId,
  onError: reportToConsole,
  onWarning: warnOnConsole,
  locale: 'en-GB',
};

function samePath(path: string): string {
  return path;
}

// crypto.randomUUID exists on secure origins only, and hosts also try the product on plain HTTP.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function reportToConsole(error: BackendError) {
  console.error(`@pension-trace/react: ${error.code}: ${error.message}`, error);
}

function warnOnConsole(message: string) {
  console.warn(`@pension-trace/react: ${message}`);
}
