import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignUpForm } from '../../../src/features/access/SignUpForm';
import { createMemoryAdapter, getScenario, type MemoryOptions } from '../../../src/memory';
import type { RulesPreset } from '../../../src/domain/rules';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { AwayAndBack } from '../AwayAndBack';
import { payloadsOf } from '../payloadsOf';

function renderSignUp(options: MemoryOptions = {}, rules: RulesPreset = 'standard') {
  const adapter = createMemoryAdapter('signed-out', options);
  const onCompleted = vi.fn();
  const onInvalid = vi.fn();
  const view = renderWithAdapter(
    <AwayAndBack>
      <SignUpForm onCompleted={onCompleted} onInvalid={onInvalid} />
    </AwayAndBack>,
    adapter,
    { rules },
  );
  return { ...view, adapter, onCompleted, onInvalid, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const good = { 'First name': 'Ruth', 'Last name': 'Ashworth', Email: 'ruth@example.com', Password: 'a quiet orchard' };
type Field = keyof typeof good;

async function fill(user: User, changes: Partial<Record<Field, string>> = {}) {
  for (const [label, text] of Object.entries({ ...good, ...changes })) {
    await user.click(screen.getByLabelText(label));
    if (text !== '') await user.paste(text);
  }
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Start Your Trace' }));

const invalidName = (which: string) =>
  `Please enter a valid ${which} name (2 to 30 characters, letters and spaces only)`;
const invalidNameInclusive = (which: string) =>
  `Please enter a valid ${which} name (up to 30 letters, spaces, hyphens, apostrophes and full stops)`;
const invalidPassword = 'Please enter a valid password (8 to 32 characters)';

describe('validation', () => {
  it.each<[Field, string, string]>([
    ['First name', '', 'Please enter a first name'],
    ['First name', '   ', 'Please enter a first name'],
    ['First name', 'R', invalidName('first')],
    ['First name', 'R2D2', invalidName('first')],
    ['First name', 'x'.repeat(31), invalidName('first')],
    ['Last name', '', 'Please enter a last name'],
    ['Last name', "O'Brien", invalidName('last')],
    ['Email', '', 'Please enter a email address'],
    ['Email', 'ruth@example', 'Please enter a valid email address'],
    ['Password', '', 'Please enter a password'],
    ['Password', 'x'.repeat(7), invalidPassword],
    ['Password', 'x'.repeat(33), invalidPassword],
  ])('rejects %s as %j', async (field, text, message) => {
    const { adapter, user, onInvalid } = renderSignUp();
    await fill(user, { [field]: text });
    await submit(user);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message));
    await user.click(screen.getByRole('link', { name: message }));
    expect(screen.getByLabelText(field)).toHaveFocus();
    expect(onInvalid).toHaveBeenCalledWith({ count: 1 });
    expect(payloadsOf(adapter, 'auth.signUp')).toEqual([]);
  });

  it.each<[Field, string, string]>([
    ['First name', 'R2D2', invalidNameInclusive('first')],
    ['Last name', '-', invalidNameInclusive('last')],
    ['Password', 'x'.repeat(7), 'Please enter a valid password (at least 8 characters)'],
  ])('rejects %s as %j under the inclusive rules', async (field, text, message) => {
    const { adapter, user } = renderSignUp({}, 'inclusive');
    await fill(user, { [field]: text });
    await submit(user);
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(payloadsOf(adapter, 'auth.signUp')).toEqual([]);
  });
});

describe('submission', () => {
  it('formats values as specified, and sends once for a double click', async () => {
    const { adapter, user, onCompleted } = renderSignUp({ delay: 5 });
    await fill(user, { 'First name': ' ruth  ANNE ', Email: ' Ruth@Example.com ' });
    await user.dblClick(screen.getByRole('button', { name: 'Start Your Trace' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(payloadsOf(adapter, 'auth.signUp')).toEqual([
      { firstName: 'Ruth anne', lastName: 'Ashworth', email: 'ruth@example.com', password: good.Password },
    ]);
  });

  it.each(['x'.repeat(8), 'x'.repeat(32), ' spaces at the ends '])('accepts %j as a password', async (password) => {
    const { adapter, user, onCompleted } = renderSignUp();
    await fill(user, { Password: password });
    await submit(user);
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(payloadsOf(adapter, 'auth.signUp')).toMatchObject([{ password }]);
  });

  it('keeps names as written and accepts a long password under the inclusive rules', async () => {
    const { adapter, user, onCompleted } = renderSignUp({}, 'inclusive');
    await fill(user, { 'Last name': "O'Brien-McDonald", Password: 'x'.repeat(60) });
    await submit(user);
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(payloadsOf(adapter, 'auth.signUp')).toMatchObject([{ lastName: "O'Brien-McDonald" }]);
  });

  it('works with the keyboard alone', async () => {
    const { adapter, user } = renderSignUp();
    await user.click(screen.getByLabelText('First name'));
    await user.keyboard('Ruth{Tab}Ashworth{Tab}ruth@example.com{Tab}a quiet orchard{Enter}');
    await waitFor(() => expect(payloadsOf(adapter, 'auth.signUp')).toHaveLength(1));
  });
});

describe('the screen', () => {
  it('shows a refusal above the button and keeps the values', async () => {
    const { user } = renderSignUp({ fail: { 'auth.signUp': 'User already registered' } });
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('User already registered');
    expect(screen.getByLabelText('Password')).toHaveValue(good.Password);
  });

  it('shows the password and hides it again when the form is sent', async () => {
    const { user } = renderSignUp({ pending: ['auth.signUp'] });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    await submit(user);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it('forgets the password when the form unmounts', async () => {
    const { user } = renderSignUp();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Go away' }));
    await user.click(screen.getByRole('button', { name: 'Come back' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('shows the same for a known and an unknown address where addresses are confirmed', async () => {
    for (const email of ['margaret.hale@example.com', 'somebody.new@example.com']) {
      const adapter = createMemoryAdapter({ ...getScenario('signed-out'), confirmsEmail: true });
      const user = userEvent.setup({ delay: null });
      const { unmount } = renderWithAdapter(<SignUpForm />, adapter);
      await fill(user, { Email: email });
      await submit(user);
      expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
      screen.getByText(`If ${email} can be used for an account, we have sent it a link. Open the link to carry on.`);
      unmount();
    }
  });

  it('omits the link to the data page when none is configured', () => {
    renderSignUp();
    expect(screen.getByText(/Read how in Your Data/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Your Data/ })).toBeNull();
  });
});
