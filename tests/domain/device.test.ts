import { afterEach, describe, expect, it, vi } from 'vitest';
import * as device from '../../src/domain/device';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nothing = () => undefined;
function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
const refusing = vi.fn(refuse);
const element = { scrollIntoView: refuse } as unknown as Element;

/** The globals that a call needs, the call, and what it returns without them. */
const rows: [globals: string[], call: () => unknown, without: unknown][] = [
  [['matchMedia'], () => device.matchesMedia('(min-width: 1px)'), false],
  [['matchMedia'], () => device.watchMedia('(min-width: 1px)', nothing)(), undefined],
  [['BroadcastChannel'], () => device.openTabChannel('activity', nothing).send(1), undefined],
  [['IntersectionObserver'], () => device.watchShown(element, [0], nothing)(), undefined],
  [['localStorage'], () => device.deviceStorage('localStorage').setItem('key', 'value'), false],
  [['sessionStorage'], () => device.deviceStorage('sessionStorage').getItem('key'), undefined],
  [['window'], () => device.historyState(), {}],
  [['window'], () => device.changeHistory('pushState', null, '/login'), false],
  [['document'], () => device.pageFonts(), []],
  [['navigator'], () => device.webLocks(), undefined],
  [['performance'], () => typeof device.steadyTime(), 'number'],
  [['requestIdleCallback'], () => typeof device.whenIdle(nothing), 'function'],
  [[], () => device.scrollIntoView(element, {}), undefined],
];

describe.each(rows)('without %j', (globals, call, without) => {
  it.each([
    ['missing', undefined],
    ['refused', new Proxy(refusing, { get: refuse })],
  ])('%s: returns the same', (_how, value) => {
    for (const name of globals) vi.stubGlobal(name, value);
    expect(call()).toEqual(without);
  });
});

it('watches the size of the window instead of the element’s, and measures at once', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const measured = vi.fn();
  const stop = device.watchSize(element, measured);
  page.dispatchEvent(new Event('resize'));
  stop();
  page.dispatchEvent(new Event('resize'));
  expect(measured).toHaveBeenCalledTimes(2);
});

it.each(['Etc/Unknown', 'GMT+05:30', 'London', ''])('refuses the time zone %j', (name) => {
  expect(device.isTimeZone(name)).toBe(false);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...Intl.DateTimeFormat().resolvedOptions(),
    timeZone: name,
  });
  expect(device.deviceTimeZone()).toBeUndefined();
});

it('counts code points without Intl.Segmenter', () => {
  vi.spyOn(Intl, 'Segmenter').mockImplementation(refuse);
  expect(device.charactersOf('né👋')).toEqual(['n', 'é', '👋']);
});

it('aborts when the time is over, and not before', () => {
  vi.useFakeTimers();
  const signal = device.abortAfter(1000);
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
