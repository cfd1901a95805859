import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { TwoStepSetup } from '../../../src/features/two-step/TwoStepSetup';
import {
  createMemoryAdapter,
  getScenario,
  sampleCode,
  type MemoryOptions,
  type MemoryScenario,
} from '../../../src/memory';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

const noAnswer = new BackendError('unreachable', 'No answer came');
/** The memory adapter's secret. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

function renderCard(scenario: MemoryScenario, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, { clock: stillClock, ...options });
  const rendered = renderWithAdapter(<TwoStepSetup />, adapter);
  const factors = () => adapter.state.customers[0]?.factors.map(({ isVerified }) => isVerified);
  return { ...rendered, adapter, factors, user: userEvent.setup({ delay: null }) };
}

const off = getScenario('portal');
const on = getScenario('two-step');
const findStart = () => screen.findByRole('button', { name: 'Set up two-step sign-in' });

it.each([
  [
    undefined,
    'Two-step sign-in is on. When you log in, we ask for a code from your authenticator app after your password.',
  ],
  ['phone', 'Two-step sign-in is on. When you log in, we send a code to your phone by text after your password.'],
  ['other', 'Two-step sign-in is on. When you log in, we ask for your second step after your password.'],
] as const)('describes the code of a factor of the type %s', async (type, text) => {
  const [customer] = on.customers ?? [];
  const [factor] = customer?.factors ?? [];
  if (!customer || !factor) throw new Error('The scenario has no factor.');
  renderCard({ ...on, customers: [{ ...customer, factors: [{ ...factor, type }] }] });
  expect(await screen.findByText(text)).toBeVisible();
});

describe('setting up two-step sign-in', () => {
  it('shows the QR code and the key, and is on after the first code', async () => {
    const { adapter, factors, user } = renderCard(off);
    await user.click(await findStart());
    expect(await screen.findByText(/^Tell your authenticator app about your account/)).toHaveFocus();
    const picture = screen.getByRole<HTMLImageElement>('img', { name: /QR code/ });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const key = screen.getByRole('code');
    expect(key).toHaveTextContent(secret, { normalizeWhitespace: false });
    expect(key.children).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
      'href',
      expect.stringContaining(`otpauth://totp/`),
    );
    expect(payloadsOf(adapter, 'auth.enrolFactor')).toEqual([
      { friendlyName: 'Authenticator app', issuer: 'Lantern Pension Tracing' },
    ]);
    expect(factors()).toEqual([false]);

    await user.type(screen.getByLabelText('Code'), sampleCode);
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(/^Two-step sign-in is on\./)).toHaveFocus();
    expect(screen.getByText('On')).toBeVisible();
    expect(screen.queryByRole('code')).toBeNull();
    expect(factors()).toEqual([true]);
  });

  it('shows a key that copies without spaces', async () => {
    const { user } = renderCard(off);
    await user.click(await findStart());
    getSelection()?.selectAllChildren(await screen.findByRole('code'));
    expect(getSelection()?.toString()).toBe(secret);
  });

  it('shows the problem with a code, and keeps the setup', async () => {
    const { adapter, factors, user } = renderCard(off);
    await user.click(await findStart());
    await user.click(await screen.findByRole('button', { name: 'Switch on' }));
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
    expect(payloadsOf(adapter, 'auth.verifyFactor')).toEqual([]);
    await user.type(screen.getByLabelText('Code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code does not fit.');
    expect(screen.getByRole('code')).toBeVisible();
    expect(factors()).toEqual([false]);
  });

  it('can be cancelled and started again, and removes the unfinished setup', async () => {
    const { adapter, factors, user } = renderCard(off);
    await user.click(await findStart());
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.getByText(/^Add a second lock to your account/)).toHaveFocus();
    await user.click(await findStart());
    await screen.findByLabelText('Code');
    expect(payloadsOf(adapter, 'auth.removeFactor')).toHaveLength(1);
    expect(factors()).toEqual([false]);
  });

  it('starts once for a double click', async () => {
    const { adapter, user } = renderCard(off, { delay: 5 });
    await user.dblClick(await findStart());
    await screen.findByLabelText('Code');
    expect(payloadsOf(adapter, 'auth.enrolFactor')).toHaveLength(1);
  });

  it('can be tried again when the server does not respond', async () => {
    const fail: Record<string, BackendError> = { 'auth.enrolFactor': noAnswer };
    const { user } = renderCard(off, { fail });
    await user.click(await findStart());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    delete fail['auth.enrolFactor'];
    await user.click(await findStart());
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });

  it('can be read again when the server does not respond', async () => {
    const fail: Record<string, BackendError> = { 'auth.listFactors': noAnswer };
    const { user, errors } = renderCard(off, { fail });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find out whether two-step sign-in is on.');
    expect(errors).toEqual([noAnswer]);
    delete fail['auth.listFactors'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findStart()).toBeVisible();
  });
});

describe('switching two-step sign-in off', () => {
  async function ask(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    return within(screen.getByRole('alertdialog', { name: 'Switch off two-step sign-in?' }));
  }

  it('asks for confirmation, and removes nothing if declined', async () => {
    const { adapter, factors, user } = renderCard(on);
    const question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Keep it on' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Switch off' })).toHaveFocus());
    expect(payloadsOf(adapter, 'auth.removeFactor')).toEqual([]);
    expect(factors()).toEqual([true]);
  });

  it('removes the app, and can be set up again on the same card', async () => {
    const { adapter, factors, user } = renderCard(on);
    const question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Switch it off' }));
    expect(await screen.findByText(/^Add a second lock to your account/)).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^Add a second lock to your account/)).toHaveFocus());
    expect(payloadsOf(adapter, 'auth.removeFactor')).toEqual([{ factorId: 'factor-1' }]);
    expect(factors()).toEqual([]);

    await user.click(await findStart());
    await user.type(await screen.findByLabelText('Code'), sampleCode);
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(/^Two-step sign-in is on\./)).toBeVisible();
  });

  it('stays on when the server does not respond, shows the error in the dialog, and hides it the next time', async () => {
    const fail: Record<string, BackendError> = { 'auth.removeFactor': noAnswer };
    const { factors, user } = renderCard(on, { fail });
    let question = await ask(user);
    await user.click(question.getByRole('button', { name: 'Switch it off' }));
    expect(await question.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(factors()).toEqual([true]);
    await user.click(question.getByRole('button', { name: 'Keep it on' }));
    question = await ask(user);
    expect(question.queryByRole('alert')).toBeNull();
  });
});
