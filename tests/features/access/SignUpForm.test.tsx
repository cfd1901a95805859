import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignUpForm } from '../../../src/features/access/SignUpForm';
import { createMemoryAdapter, getScenario, type MemoryOptions } from '../../../src/memory';
import type { RulesPreset } from '../../../src/domain/rules';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';
import { wholeText } from '../../wholeText';

function renderSignUp(options: MemoryOptions = {}, rules: RulesPreset = 'standard') {
  const adapter = createMemoryAdapter('logged-out', options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(
    <Remountable>
      <SignUpForm onCompleted={onCompleted} />
    </Remountable>,
    adapter,
    { rules },
  );
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
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

  it('works with the keyboard alone', async () => {
    const { adapter, user } = renderSignUp();
    await user.click(screen.getByLabelText('First name'));
    await user.keyboard('Ruth{Tab}Ashworth{Tab}ruth@example.com{Tab}a quiet orchard{Enter}');
    await waitFor(() => expect(payloadsOf(adapter, 'auth.signUp')).toHaveLength(1));
  });
});

describe('the screen', () => {
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

  it('discards the password when the form unmounts', async () => {
    const { user } = renderSignUp();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Unmount' }));
    await user.click(screen.getByRole('button', { name: 'Mount' }));
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('shows the same for a known and an unknown address where addresses are confirmed', async () => {
    for (const email of ['margaret.hale@example.com', 'somebody.new@example.com']) {
      const adapter = createMemoryAdapter({ ...getScenario('logged-out'), confirmsEmail: true });
      const user = userEvent.setup({ delay: null });
      const { unmount } = renderWithAdapter(<SignUpForm />, adapter);
      await fill(user, { Email: email });
      await submit(user);
      expect(await screen.findByRole('heading', { level: 1, name: 'Check Your Email' })).toHaveFocus();
      screen.getByText(
        wholeText(`If ${email} can be used for an account, we have sent it a link. Open the link to carry on.`),
      );
      unmount();
    }
  });

  it('omits the link to the data page when none is configured', () => {
    renderSignUp();
    expect(screen.getByText(/Read how in Your Data/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Your Data/ })).toBeNull();
  });
});
