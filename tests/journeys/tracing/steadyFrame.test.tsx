import '../../../src/styles.css';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryAdapter } from '../../../src/memory';
import { openAt } from './openAt';

const config = { companyName: 'Lantern Pension Tracing', firm: { price: 'Tracing is free.' } };
const top = (role: string) => screen.getByRole(role).getBoundingClientRect().top;

it.each([
  ['/personal', 'personal', 'Your Personal Details'],
  ['/portal/documents', 'portal', 'Your Documents'],
] as const)('%s opens where its loading screen was, above a footer out of sight', async (path, scenario, heading) => {
  const adapter = createMemoryAdapter(scenario, { delay: 'never' });
  const loading = openAt(path, scenario, { adapter, config });
  const before = top('main');
  expect(top('contentinfo')).toBeGreaterThanOrEqual(window.innerHeight);
  loading.unmount();

  openAt(path, scenario, { config });
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(top('main')).toBe(before);
  expect(top('contentinfo')).toBeGreaterThanOrEqual(window.innerHeight);
});
