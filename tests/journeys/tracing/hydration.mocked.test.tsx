import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { deferAdapter } from '../../../src/adapters/deferAdapter';
import { BackendError } from '../../../src/backend/BackendError';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter } from '../../../src/memory';
import { pdf } from '../../features/documents/files';
import { pausedAdapter } from './pausedAdapter';
import { deferredAdapter, siteAt } from './renderOnServer';
import { serve } from './serve';
import { wholeText } from '../../wholeText';

const visitor = () => deferredAdapter('logged-out', false);

describe('a page from a server', () => {
  it('calls onReady once when it is hydrated', async () => {
    const onReady = vi.fn();
    const site = (
      <PensionTracing
        adapter={visitor()}
        config={{ companyName: 'Lantern Pension Tracing' }}
        location="/login"
        navigate={() => undefined}
        onReady={onReady}
      />
    );
    const { hydrate } = await serve('/login');
    expect(onReady).not.toHaveBeenCalled();
    await hydrate(site);
    await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1));
  });

  it('keeps values typed before hydration', async () => {
    const user = userEvent.setup();
    const { container, hydrate } = await serve('/signup');
    await user.type(screen.getByLabelText('First name'), 'Margaret');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');

    await hydrate(siteAt('/signup', visitor()));
    await user.click(screen.getByRole('button', { name: 'Start Your Trace' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Margaret');
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse battery');
    const invalid = [...container.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'));
    expect(invalid).toEqual(['lastName', 'email']);
  });

  it('submits a form once if its button was pressed before hydration', async () => {
    const user = userEvent.setup();
    const { hydrate } = await serve('/login');
    const adapter = createMemoryAdapter('logged-out');
    const logIn = vi.spyOn(adapter.auth, 'logIn').mockRejectedValue(new BackendError('refused', 'Wrong password.'));
    await user.type(screen.getByLabelText('Email'), 'margaret@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await hydrate(
      siteAt(
        '/login',
        deferAdapter(() => Promise.resolve(adapter), { mayHaveSession: () => false }),
      ),
    );
    expect(await screen.findByText('Wrong password.')).toBeVisible();
    expect(logIn).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form whose button was not pressed', async () => {
    const user = userEvent.setup();
    const { container, hydrate } = await serve('/login');
    await user.type(screen.getByLabelText('Email'), 'margaret');
    await hydrate(siteAt('/login', visitor()));
    expect(container.querySelector('[aria-invalid]')).toBeNull();
    expect(container.querySelector('form [hidden]')).toBeNull();
  });

  it('redirects an email link that no longer works', async () => {
    const before = window.location.href;
    const navigate = vi.fn();
    const { hydrate } = await serve('/login');
    window.history.replaceState(null, '', '?error_code=otp_expired');
    await hydrate(siteAt('/login', visitor(), navigate));
    window.history.replaceState(null, '', before);
    expect(navigate).toHaveBeenCalledWith('/reset-password', { replace: true });
  });

  it('redirects a customer with a session, and does not send the form', async () => {
    const user = userEvent.setup();
    const navigate = vi.fn();
    const { adapter, release } = pausedAdapter(createMemoryAdapter('personal'));
    const logIn = vi.spyOn(adapter.auth, 'logIn');
    const { hydrate } = await serve('/login');
    await user.type(screen.getByLabelText('Email'), 'margaret@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await hydrate(
      siteAt(
        '/login',
        deferAdapter(() => Promise.resolve(adapter)),
        navigate,
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => {
      release('oldest');
      expect(navigate).toHaveBeenCalledWith('/personal', { replace: true });
    });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(logIn).not.toHaveBeenCalled();
  });

  it('keeps and sends typed values when the stored session has ended', async () => {
    const user = userEvent.setup();
    const { adapter, release } = pausedAdapter(createMemoryAdapter('logged-out'));
    const logIn = vi.spyOn(adapter.auth, 'logIn').mockRejectedValue(new BackendError('refused', 'Wrong password.'));
    const { hydrate } = await serve('/login');
    await user.type(screen.getByLabelText('Email'), 'margaret@example.com');
    await hydrate(
      siteAt(
        '/login',
        deferAdapter(() => Promise.resolve(adapter)),
      ),
    );
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(logIn).not.toHaveBeenCalled();

    await waitFor(() => {
      release('oldest');
      expect(screen.getByText('Wrong password.')).toBeVisible();
    });
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(logIn).toHaveBeenCalledWith({ email: 'margaret@example.com', password: 'correct horse battery' });
    expect(screen.getByLabelText('Email')).toHaveValue('margaret@example.com');
  });
});

describe("a customer's page from a server", () => {
  it('keeps values typed before the account loads', async () => {
    const user = userEvent.setup();
    const { hydrate } = await serve('/personal');
    await user.type(screen.getByLabelText('First name'), 'Peggy');
    await hydrate(siteAt('/personal', deferredAdapter('personal', true)));
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Hale'));
    expect(screen.getByLabelText('First name')).toHaveValue('Peggy');
  });

  it('sends an answer when the account has loaded, and opens the next step', async () => {
    const user = userEvent.setup();
    const navigate = vi.fn();
    const { adapter, release } = pausedAdapter(createMemoryAdapter('reason'));
    const rpc = vi.spyOn(adapter, 'rpc');
    const names = () => rpc.mock.calls.map(([name]) => name);
    const { hydrate } = await serve('/why');
    const deferred = deferAdapter(() => Promise.resolve(adapter), { mayHaveSession: () => true });
    await hydrate(siteAt('/why', deferred, navigate));
    release('oldest');
    await waitFor(() => expect(names()).toEqual(['portal_user']));
    await user.click(screen.getByRole('button', { name: 'Planning retirement' }));
    expect(names()).toEqual(['portal_user']);

    release('newest');
    await waitFor(() => expect(names()).toEqual(['portal_user', 'portal_why']));
    release('newest');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/processing', { replace: true }));
  });

  it('confirms and lists an upload that began before the account loaded', async () => {
    const user = userEvent.setup();
    const { hydrate } = await serve('/portal/documents');
    const { adapter, release } = pausedAdapter(createMemoryAdapter('portal-empty'));
    const deferred = deferAdapter(() => Promise.resolve(adapter), { mayHaveSession: () => true });
    await hydrate(siteAt('/portal/documents', deferred));
    await user.upload(screen.getByLabelText('Upload File', { selector: 'input' }), pdf());
    expect(await screen.findByText(wholeText('statement.pdf has been uploaded.'))).toBeVisible();
    await waitFor(() => {
      release('oldest');
      expect(screen.getByRole('link', { name: /Download statement\.pdf/ })).toBeVisible();
    });
    expect(screen.getByText(wholeText('statement.pdf has been uploaded.'))).toBeVisible();
  });

  it('redirects a customer to their own step, and reads nothing for the requested page', async () => {
    const navigate = vi.fn();
    const adapter = createMemoryAdapter('reason');
    const rpc = vi.spyOn(adapter, 'rpc');
    const { hydrate } = await serve('/portal');
    const deferred = deferAdapter(() => Promise.resolve(adapter), { mayHaveSession: () => true });
    await hydrate(siteAt('/portal', deferred, navigate));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/why', { replace: true }));
    expect(new Set(rpc.mock.calls.map(([name]) => name))).toEqual(new Set(['portal_user']));
  });

  it('redirects a visitor to the sign-up', async () => {
    const navigate = vi.fn();
    const { hydrate } = await serve('/personal');
    await hydrate(siteAt('/personal', visitor(), navigate));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/signup', { replace: true }));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
