import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SigningDone } from '../../../src/journeys/onboarding/SigningDone';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

it.each([
  ['the firm’s name', { companyName: 'Your Firm' }, 'Your Firm sends them your letter and asks for your pensions.'],
  ['no name', {}, 'We send them your letter and ask for your pensions.'],
])('says who writes to the providers with %s', async (_name, config, text) => {
  renderWithAdapter(<SigningDone isFirst onContinue={() => undefined} />, createMemoryAdapter('portal'), { config });
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText('Your reference: record 1')).toBeVisible();
});
