import { isTimeZone } from '../domain/device';
import { resolveLocale } from '../domain/resolveLocale';
import type { MessageOverrides } from '../texts/messages';
import { messageGroups } from '../texts/messageGroups';
import { unknownNames as unknownIn } from '../domain/unknownNames';
import { resolveConfig, type PensionTraceConfig } from './configuration';
import { pageNames } from './pages';

/** One setting of a host: what is wrong with it, what to write, and what is used. Undefined for one that is right. */
type Check = (given: HostSettings) => string | undefined;

/** What a host passes to the provider, to the product, or to a part of it. */
export interface HostSettings {
  config?: PensionTraceConfig | undefined;
  locale?: string | undefined;
  messages?: MessageOverrides | undefined;
  paths?: object | undefined;
  routing?: string | undefined;
  basePath?: string | undefined;
  /** The path of the page's address, for `routing="path"`. */
  pathname?: string | undefined;
  logInUrl?: unknown;
}

export const settingDefaults = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  routing: 'memory',
  logInUrl: '/',
} as const;
const routings: readonly string[] = ['memory', 'hash', 'path'];

export const isUrl = (url: unknown) => typeof url !== 'string' || /^(\/(?!\/)|https?:\/\/[^/\s]+)/i.test(url);
export const isRouting = (routing: string) => routings.includes(routing);
export const isBelow = (basePath: string, pathname: string) =>
  pathname === basePath || pathname.startsWith(`${basePath}/`);

/** Returns a base path as links need it: with a slash at its start and none at its end. */
export function resolveBasePath(basePath = ''): string {
  const path = basePath.replace(/\/+$/, '');
  return path === '' || path.startsWith('/') ? path : `/${path}`;
}

/** Every mistake in values, checked at mount. */
const checks: readonly Check[] = [
  ({ locale: tag, messages }) =>
    tag !== undefined && resolveLocale(tag) === undefined && messages?.shared?.months === undefined
      ? `The locale '${tag}' is unknown here. Using '${settingDefaults.locale}'.`
      : undefined,
  ({ config: { timeZone } = {} }) =>
    timeZone !== undefined && !isTimeZone(timeZone)
      ? `The config.timeZone '${timeZone}' is unknown here. Write an IANA name, such as 'Europe/London'. Using '${settingDefaults.timeZone}'.`
      : undefined,
  ({ routing }) =>
    routing !== undefined && !isRouting(routing)
      ? `There is no routing '${routing}'. Write routing="memory", "hash" or "path". Using "${settingDefaults.routing}".`
      : undefined,
  ({ basePath = '' }) =>
    basePath !== '' && !basePath.startsWith('/')
      ? `The basePath '${basePath}' does not start with a slash. Write basePath="/${basePath}". Using '${resolveBasePath(basePath)}'.`
      : undefined,
  ({ basePath, routing = settingDefaults.routing }) =>
    basePath !== undefined && routing !== 'path' && isRouting(routing)
      ? `The basePath '${basePath}' has no effect with routing="${routing}". Write routing="path". Using no base path.`
      : undefined,
  ({ basePath, routing, pathname }) => {
    const base = resolveBasePath(basePath);
    return routing === 'path' && pathname !== undefined && base !== '' && !isBelow(base, pathname)
      ? `The page's address '${pathname}' is outside of the basePath '${base}'. Render the product on '${base}' and the paths below it. Using '${pathname}' as the path of a page.`
      : undefined;
  },
  ({ logInUrl }) =>
    isUrl(logInUrl)
      ? undefined
      : `The logInUrl '${String(logInUrl)}' is no address. Write a path from the root, such as '/log-in', or a full URL. Using '${settingDefaults.logInUrl}'.`,
];

/** Returns what is wrong with the values of a host's settings. */
export function wrongValues(given: HostSettings): string[] {
  return checks.flatMap((check) => check(given) ?? []);
}

/** Returns the names in a host's settings that nothing reads. For development. */
export function unknownNames({ config, paths, messages }: HostSettings): string[] {
  return [
    ...unknownIn('config', config, Object.keys(resolveConfig({}))),
    ...unknownIn('paths', paths, pageNames),
    ...unknownIn('messages', messages, Object.keys(messageGroups)),
  ];
}
