import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  useMarketingPreferences,
  useNotificationSettings,
  usePersonalDetails,
  usePortalAddressForm,
  useReason,
} from '../../src/headless';
import { pseudoMessages, pseudoText } from '../../stories/pseudoMessages';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

const byLink = { id: 'customer-1', email: 'margaret@example.com' };

/** The headless hooks whose values are codes, with the values in order and the first label. */
const hooks = [
  ['useReason', useReason, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "Locating a relative's pension"],
  ['usePersonalDetails', usePersonalDetails, ['1', '2', '3', '4', '5', '6', '7', '8'], 'Mr'],
  ['usePortalAddressForm', usePortalAddressForm, ['current', 'previous'], 'Current Address'],
  ['useMarketingPreferences', () => useMarketingPreferences(byLink), ['email', 'text', 'post'], 'Email'],
  ['useNotificationSettings', useNotificationSettings, ['email', 'text', 'post'], 'Email'],
] as const;

it.each(hooks)(
  '%s returns its options with labels in the provider’s language',
  async (_name, hook, values, english) => {
    for (const [messages, label] of [
      [{}, english],
      [pseudoMessages, pseudoText(english)],
    ] as const) {
      const { result, unmount } = renderHookWithAdapter(() => hook().options, createMemoryAdapter('portal'), {
        messages,
      });
      await waitFor(() => expect(result.current.map(({ value }) => value)).toEqual(values));
      expect(result.current[0]?.label).toBe(label);
      unmount();
    }
  },
);
