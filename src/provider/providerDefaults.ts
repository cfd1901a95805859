import { warnOnConsole } from '../backend/warnOnConsole';
import type { BackendError } from '../backend/BackendError';
import { systemClock } from '../domain/clock';
import { randomId } from '../domain/device';
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

function reportToConsole(error: BackendError) {
  console.error(`@pension-trace/react: ${error.code}: ${error.message}`, error);
}
