import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The requests of the page to the README's project, as 'POST /path'. */
let requests: string[];
let address: string;

beforeEach(() => {
  requests = [];
  address = window.location.href;
  window.history.replaceState(null, '', '/pensions');
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', address);
  window.localStorage.clear();
});

/** The part of a Supabase project that a new customer's first step needs. */
function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { origin, pathname } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  requests.push(call);
  const replies: Readonly<Record<string, object>> = {
    'POST /auth/v1/signup': session(),
    'POST /rest/v1/rpc/portal_user': { id: 'customer-1', first_name: 'Margaret', last_name: 'Hargreaves', tags: [1] },
  };
  const reply = origin === 'https://your-project.supabase.co' ? replies[call] : undefined;
  if (reply === undefined) return Promise.reject(new Error(`The page asked for ${request.method} ${request.url}.`));
  return Promise.resolve(Response.json(reply));
}

function session() {
  const part = (content: object) => btoa(JSON.stringify(content)).replace(/=+$/, '');
  const expires = Math.round(Date.now() / 1000) + 3600;
  const token = part({ sub: 'customer-1', aal: 'aal1', exp: expires });
  return {
    access_token: `${part({ alg: 'HS256', typ: 'JWT' })}.${token}.signature`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expires,
    refresh_token: 'refresh-token',
    user: { id: 'customer-1', aud: 'authenticated', email: 'margaret@example.com', factors: [] },
  };
}

describe("the README's ten lines", () => {
  it('sign a customer up and show the next screen, unchanged', async () => {
    const { PensionPage } = await import('./readmeQuickStart');
    const user = userEvent.setup({ delay: null });
    render(<PensionPage />);

    await screen.findByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' });
    await user.type(screen.getByLabelText('First name'), 'Margaret');
    await user.type(screen.getByLabelText('Last name'), 'Hargreaves');
    await user.type(screen.getByLabelText('Email'), 'margaret@example.com');
    await user.type(screen.getByLabelText('Password'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Start Your Trace' }));

    const next = await screen.findByRole('heading', { level: 1, name: 'Your Personal Details' });
    await waitFor(() => expect(next).toHaveFocus());
    expect(window.location.pathname).toBe('/pensions/personal');
    expect(screen.getByLabelText('First name')).toHaveValue('Margaret');
    expect(requests).toContain('POST /auth/v1/signup');
  });
});
