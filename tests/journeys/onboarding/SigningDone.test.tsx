import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SigningDone } from '../../../src/journeys/onboarding/SigningDone';
import { createMemoryAdapter, getScenario } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

it.each([
  ['promises to write to a customer who gets news', true, 1],
  ['promises no message to a customer who switched news off', false, 0],
  ['promises no message where the backend sends none', null, 0],
])('%s', async (_name, newsEmail, count) => {
  const portal = getScenario('portal');
  const customers = (portal.customers ?? []).map((customer) => ({ ...customer, newsEmail }));
  renderWithAdapter(
    <SigningDone isFirst onContinue={() => undefined} />,
    createMemoryAdapter({ ...portal, customers }),
  );
  const answers = (await screen.findByText('Then: they answer')).closest('li');
  // Without the firm's promise, no day is named.
  await waitFor(() => expect(answers).toHaveTextContent('Some providers take longer than others.'));
  await waitFor(() => expect(screen.queryAllByText(/We write to you as soon as/)).toHaveLength(count));
});
