import { describe, expect, it } from 'vitest';
import {
  allChannels,
  hasMarketingChanges,
  marketingChannels,
  needsConfirmation,
  offersUnsubscribeAll,
  unsubscribedChannels,
} from '../../src/domain/marketing';

const every = [true, false].flatMap((email) =>
  [true, false].flatMap((text) => [true, false].map((post) => ({ email, text, post }))),
);

describe('marketing', () => {
  it('offers to unsubscribe from all when all three are on, and only then', () => {
    expect(every.filter(offersUnsubscribeAll)).toEqual([{ email: true, text: true, post: true }]);
  });

  it('switches every channel at once', () => {
    expect(allChannels(true)).toEqual({ email: true, text: true, post: true });
    expect(allChannels(false)).toEqual({ email: false, text: false, post: false });
  });

  it('asks for confirmation only to switch a channel off, and detects every change, in all 64 cases', () => {
    for (const saved of every) {
      for (const wanted of every) {
        const off = marketingChannels.filter((channel) => saved[channel] && wanted[channel] === false);
        const changed = JSON.stringify(saved) !== JSON.stringify(wanted);
        expect(unsubscribedChannels(saved, wanted)).toEqual(off);
        expect(needsConfirmation(saved, wanted)).toBe(off.length > 0);
        expect(hasMarketingChanges(saved, wanted)).toBe(changed);
      }
    }
  });

  it.each([
    ['switching post off', { post: false }, true, ['post']],
    ['unsubscribing from all', allChannels(false), true, ['email', 'text', 'post']],
    ['changing nothing', {}, false, []],
  ])('%s', (_what, change, asks, channels) => {
    const saved = allChannels(true);
    const wanted = { ...saved, ...change };
    expect(needsConfirmation(saved, wanted)).toBe(asks);
    expect(unsubscribedChannels(saved, wanted)).toEqual(channels);
  });

  it('does not ask for confirmation to switch a channel on', () => {
    const saved = allChannels(false);
    expect(needsConfirmation(saved, { ...saved, text: true })).toBe(false);
    expect(hasMarketingChanges(saved, { ...saved, text: true })).toBe(true);
  });
});
