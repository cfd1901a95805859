import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../src/provider/configuration';
import { unknownNames, wrongValues, type HostSettings } from '../../src/provider/hostSettings';
import { createHistory } from '../../src/journeys/tracing/createHistory';

const wrong: [HostSettings, string][] = [
  [{ locale: 'en_GB' }, "The locale 'en_GB' is unknown here. Using 'en-GB'."],
  [
    { config: { timeZone: 'London' } },
    "The config.timeZone 'London' is unknown here. Write an IANA name, such as 'Europe/London'. Using 'Europe/London'.",
  ],
  [{ routing: 'paths' }, `There is no routing 'paths'. Write routing="memory", "hash" or "path". Using "memory".`],
  [
    { routing: 'path', basePath: 'pensions' },
    `The basePath 'pensions' does not start with a slash. Write basePath="/pensions". Using '/pensions'.`,
  ],
  [
    { routing: 'hash', basePath: '/pensions' },
    `The basePath '/pensions' has no effect with routing="hash". Write routing="path". Using no base path.`,
  ],
  [
    { routing: 'path', basePath: '/pensions', pathname: '/pension/login' },
    "The page's address '/pension/login' is outside of the basePath '/pensions'. Render the product on '/pensions' and the paths below it. Using '/pension/login' as the path of a page.",
  ],
  [
    { logInUrl: 'log-in' },
    "The logInUrl 'log-in' is no address. Write a path from the root, such as '/log-in', or a full URL. Using '/'.",
  ],
];

const unknown: [object, string][] = [
  [
    { config: { companyname: 'Lantern' } },
    "There is no 'companyname' in config. Write 'companyName'. Using the default.",
  ],
  [{ paths: { login: '/in' } }, "There is no 'login' in paths. Write 'logIn'. Using the default."],
  [{ messages: { task: {} } }, "There is no 'task' in messages. Write 'tasks'. Using the default."],
];

describe('a setting that cannot be used', () => {
  it.each(wrong)('%j is told with what to write and what is used', (given, sentence) => {
    expect(wrongValues(given)).toEqual([sentence]);
  });

  it.each(unknown)('%j is told with the closest name', (given, sentence) => {
    expect(unknownNames(given)[0]).toContain(sentence.split(' Using')[0]);
  });

  it('has no consequence: the default is used', () => {
    expect(resolveConfig({ timeZone: 'London' }).timeZone).toBe('Europe/London');
    expect(createHistory('path', 'pensions/').hrefOf('/login')).toBe('/pensions/login');
    // @ts-expect-error a caller without types can write any word
    expect(createHistory('paths').hrefOf('/login')).toBe('#/login');
  });
});

it.each<HostSettings>([
  {},
  { locale: 'en-ie', config: { timeZone: 'Europe/Dublin', companyName: 'Lantern' }, paths: { logIn: '/in' } },
  { locale: 'zz', messages: { shared: { months: ['Ionawr'] } } },
  { routing: 'path', basePath: '/pensions/', pathname: '/pensions/login', logInUrl: '/log-in' },
  { routing: 'path', pathname: '/login', logInUrl: 'https://my.firm/log-in' },
])('%j needs no word', (given) => {
  expect([...wrongValues(given), ...unknownNames(given)]).toEqual([]);
});
