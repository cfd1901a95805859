import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getScenario } from '../../../src/memory';
import { openAt } from './openAt';

function openReason(tags: number[]) {
  const { customers = [], ...rest } = getScenario('reason');
  return openAt('/why', { ...rest, customers: customers.map((one) => ({ ...one, tags })) });
}

it('links to the previous step if the tags still allow it', async () => {
  const { user, path } = openReason([2, 3]);
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Address' })).toBeVisible();
  expect(path()).toBe('/address');
});

it('is absent when the tags no longer allow the previous step', async () => {
  openReason([3]);
  await screen.findByRole('heading', { level: 1, name: 'Why are you here today' });
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});
