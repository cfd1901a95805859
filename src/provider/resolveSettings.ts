import { warnOnConsole } from '../backend/warnOnConsole';
import type { BackendError } from '../backend/BackendError';
import { systemClock } from '../domain/clock';
import { randomId } from '../domain/device';
import { resolveLocale } from '../domain/resolveLocale';
import { rulesFor } from '../domain/rules';
import { withDefaults } from '../domain/withDefaults';
import type { MessageOverrides } from '../texts/messages';
import { resolveConfig } from './configuration';
import type { Handlers } from './createReports';
import { loadPage, withFullUrls } from './navigation';
import { defaultPaths } from './pages';
import type { ProviderSettings } from './PensionTraceProviderProps';

type HostProps = Omit<ProviderSettings, 'adapter' | 'children' | 'location' | 'queryClient'>;

const defaultLocale = 'en-GB';
const noMessages: MessageOverrides = {};

/** Returns a host's settings with the defaults for those that it does not pass. */
export function resolveSettings({ locale: tag = defaultLocale, ...given }: HostProps) {
  const locale = resolveLocale(tag) ?? defaultLocale;
  const handlers: Handlers = {
    onError: given.onError ?? reportToConsole,
    onEvent: given.onEvent,
    onWarning: given.onWarning ?? warnOnConsole,
  };
  return {
    config: resolveConfig(given.config ?? {}),
    rules: rulesFor(given.rules ?? 'standard'),
    clock: given.clock ?? systemClock,
    locale,
    // Sent in a header, which allows no other characters.
    language: /^[a-z\d-]+$/i.test(tag) ? tag : locale,
    navigation: withFullUrls({
      navigate: given.navigate ?? loadPage,
      paths: withDefaults(defaultPaths, given.paths),
      useHref: given.useHref ?? samePath,
    }),
    createId: given.createId ?? randomId,
    makeLetter: given.makeLetter,
    messages: given.messages ?? noMessages,
    handlers,
  };
}

function samePath(path: string): string {
  return path;
}

function reportToConsole(error: BackendError) {
  console.error(`@pension-trace/react: ${error.code}: ${error.message}`, error);
}
