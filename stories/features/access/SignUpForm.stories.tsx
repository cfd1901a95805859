import { SignUpForm } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UseSignUpResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { wholeText } from '../../../tests/wholeText';

const form = formPlay({ scenario: 'logged-out', call: 'auth.signUp', submit: 'Start Your Trace' });
const { play } = form;

const meta = {
  title: 'Access/Sign up',
  excludeStories: ['byStatus'],
  component: SignUpForm,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: form.initial,
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const password = 'a quiet orchard wall';
const sent = { firstName: 'Ruth', lastName: 'Ashworth', email: 'ruth.ashworth@example.com', password };
const good = { 'First name': 'ruth', 'Last name': 'ASHWORTH', Email: ' Ruth.Ashworth@Example.com', Password: password };
const fill = (changes: Partial<typeof good> = {}) => [{ fill: { ...good, ...changes } }];
const withoutService = { links: { help: { pensionTracingService: null } } };
const invalidName = (which: string) =>
  `Please enter a valid ${which} name (2 to 30 characters, letters and spaces only)`;

export const Empty: Story = {
  play: async (context) => {
    await play({
      heading: 'Reclaim Your Lost Pension',
      sent: [],
      submits: false,
      next: [{ press: 'Log in' }],
      goesTo: ['/login'],
    })(context);
    await expect(context.canvas.getByRole('link', { name: /^Your Data/ })).toHaveAttribute('target', '_blank');
  },
};

export const Cost: Story = {
  name: 'Cost, payer and the free service',
  play: async (context) => {
    await play({ sees: [/^Tracing is free/], next: [{ press: 'More about what it costs' }] })(context);
    await play({ sees: [/Employers pay us/] })(context);
    const service = context.canvas.getByRole('link', { name: /^the Pension Tracing Service/ });
    await expect(service).toHaveAttribute('target', '_blank');
  },
};

export const WithoutTheFreeService: Story = {
  name: 'Without the free service, which the firm removed',
  parameters: form.with({ config: withoutService }),
  play: play({ lacks: [{ link: /^the Pension Tracing Service/ }] }),
};

export const WithANotice: Story = {
  args: { notice: 'Your data has been deleted, and you are logged out.' },
  play: play({ sees: ['Your data has been deleted, and you are logged out.'] }),
};

export const EveryFieldMissing: Story = {
  play: play({
    problems: [
      'Please enter a first name',
      'Please enter a last name',
      'Please enter a email address',
      'Please enter a password',
    ],
  }),
};

export const EveryFieldWrong: Story = {
  play: play({
    does: fill({ 'First name': "O'Brien", 'Last name': 'A', Email: 'ruth at example', Password: 'short' }),
    problems: [
      invalidName('first'),
      invalidName('last'),
      'Please enter a valid email address',
      'Please enter a valid password (8 to 32 characters)',
    ],
    descriptions: { 'First name': invalidName('first'), Password: 'Please enter a valid password (8 to 32' },
  }),
};

export const PasswordShown: Story = {
  play: async (context) => {
    const field = context.canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await play({
      does: [{ fill: { Password: password } }, { press: 'Show password' }],
      sees: ['Your password is shown'],
    })(context);
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill(), sent: [sent], sees: [{ button: 'Loading...' }] }),
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing('User already registered'),
  play: async (context) => {
    await play({ does: fill(), alert: 'User already registered', values: { 'First name': 'ruth' } })(context);
    const button = context.canvas.getByRole('button', { name: 'Start Your Trace' });
    const refusal = context.canvas.getByRole('alert');
    await expect(refusal.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill(), alert: 'We could not reach our service.' }),
};

export const CheckYourEmail: Story = {
  name: 'Email address to confirm',
  parameters: form.with({ scenario: { ...getScenario('logged-out'), confirmsEmail: true } }),
  play: async (context) => {
    await play({
      does: fill(),
      sent: [sent],
      focus: { heading: 'Check Your Email' },
      sees: [wholeText(/^If ruth\.ashworth@example\.com can be used/)],
    })(context);
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const SignedUp: Story = {
  play: play({ does: fill(), completed: {}, sent: [sent], sees: [{ button: 'Done' }] }),
};

export const byStatus = {
  success: SignedUp,
  idle: Empty,
  error: RefusedByTheServer,
  invalid: EveryFieldMissing,
  pending: Sending,
} satisfies Record<UseSignUpResult['state']['status'], Story>;
