import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const customer = { id: 'customer-1', email: 'margaret@example.com', tags: [3] };
let address: string;

beforeEach(() => {
  address = window.location.href;
  customer.tags = [3];
  vi.stubGlobal('customer', customer);
  vi.stubGlobal('myServer', {
    saveReason: async () => {
      customer.tags = [13];
      return { tags: customer.tags };
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', address);
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the recipe for your own log-in, as printed', () => {
  it('opens the step of the customer below its base path, and saves it', async () => {
    const { Application } = await import('./ownLogInRecipe');
    window.history.replaceState(null, '', '/apply');
    const user = userEvent.setup();
    render(<Application />);
    await heading('Why are you here today');
    expect(window.location.pathname).toBe('/apply/why');
    await user.click(screen.getByRole('button', { name: 'Other reasons' }));
    await heading('Your application is complete');
    expect(screen.getByRole('link', { name: 'Go to your portal' })).toHaveProperty('pathname', '/my-pensions');
  });

  it('leads an unfinished customer from the portal to the application', async () => {
    const { Portal } = await import('./ownLogInRecipe');
    window.history.replaceState(null, '', '/my-pensions');
    render(<Portal />);
    await heading('Your application is not finished');
    expect(screen.getByRole('link', { name: 'Continue your application' })).toHaveProperty('pathname', '/apply');
  });
});
