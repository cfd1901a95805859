import '../../../src/styles.css';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryAdapter } from '../../../src/memory';
import { openAt } from './openAt';

const config = { companyName: 'Lantern Pension Tracing', firm: { price: 'Tracing is free.' } };
const topOf = (role: string) => screen.getByRole(role).getBoundingClientRect().top;

it.each([
  ['/personal', 'personal', 'Your Personal Details'],
  ['/portal/documents', 'portal', 'Your Documents'],
] as const)(
  '%s has the position of its loading screen, with the footer below the window',
  async (path, scenario, heading) => {
    const adapter = createMemoryAdapter(scenario, { delay: 'never' });
    const loading = openAt(path, scenario, { adapter, config });
    const before = topOf('main');
    expect(topOf('contentinfo')).toBeGreaterThanOrEqual(window.innerHeight);
    loading.unmount();

    openAt(path, scenario, { config });
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(topOf('main')).toBe(before);
    expect(topOf('contentinfo')).toBeGreaterThanOrEqual(window.innerHeight);
  },
);
