import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  useMarketingPreferences,
  useNotificationSettings,
  usePersonalDetails,
  usePortalAddressForm,
  useReason,
} from '../../src/headless';
import { cy } from '../../src/locales/cy';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

const byLink = { id: 'customer-1', email: 'margaret@example.com' };

/** The headless hooks whose values are codes, with the values in order and the first label in English and in Welsh. */
const hooks = [
  ['useReason', useReason, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "Locating a relative's pension", cy.reason?.reason1],
  ['usePersonalDetails', usePersonalDetails, ['1', '2', '3', '4', '5', '6', '7', '8'], 'Mr', cy.answers?.title1],
  [
    'usePortalAddressForm',
    usePortalAddressForm,
    ['current', 'previous'],
    'Current Address',
    cy.portalAddresses?.current,
  ],
  [
    'useMarketingPreferences',
    () => useMarketingPreferences(byLink),
    ['email', 'text', 'post'],
    'Email',
    cy.marketing?.email,
  ],
  ['useNotificationSettings', useNotificationSettings, ['email', 'text', 'post'], 'Email', cy.marketing?.email],
] as const;

it.each(hooks)(
  '%s returns its options with labels in the provider’s language',
  async (_name, hook, values, english, welsh) => {
    for (const [messages, label] of [
      [{}, english],
      [cy, welsh],
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
