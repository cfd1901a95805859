import { BackendError, SignUpForm } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import { wholeText } from '../../../tests/wholeText';
import type { UseSignUpResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Access/Sign up',
  excludeStories: ['byStatus'],
  component: SignUpForm,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'logged-out' } },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const password = 'a quiet orchard wall';
const sent = { firstName: 'Ruth', lastName: 'Ashworth', email: 'ruth.ashworth@example.com', password };

const fill: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('First name'), 'ruth');
  await userEvent.type(canvas.getByLabelText('Last name'), 'ASHWORTH');
  await userEvent.type(canvas.getByLabelText('Email'), ' Ruth.Ashworth@Example.com');
  await userEvent.type(canvas.getByLabelText('Password'), password);
};

const submit: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Start Your Trace' }));
};

export const Empty: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Your Data/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/login');
    await expect(sentTo(loaded, 'auth.signUp')).toEqual([]);
  },
};

export const Cost: Story = {
  name: 'Cost, payer and the free service',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Tracing is free/)).toBeVisible();
    await userEvent.click(canvas.getByText('More about what it costs'));
    await expect(canvas.getByText(/Employers pay us/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^the Pension Tracing Service/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const WithoutTheFreeService: Story = {
  name: 'Without the free service, which the firm removed',
  parameters: {
    pensionTrace: { scenario: 'logged-out', config: { links: { help: { pensionTracingService: null } } } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^the Pension Tracing Service/ })).not.toBeInTheDocument();
  },
};

export const WithANotice: Story = {
  args: { notice: 'Your data has been deleted, and you are logged out.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your data has been deleted, and you are logged out.')).toBeVisible();
  },
};

export const EveryFieldMissing: Story = {
  play: async (context) => {
    await submit(context);
    const summary = await context.canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    for (const message of [
      'Please enter a first name',
      'Please enter a last name',
      'Please enter a email address',
      'Please enter a password',
    ]) {
      await expect(summary).toHaveTextContent(message);
    }
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 4 });
    await expect(sentTo(context.loaded, 'auth.signUp')).toEqual([]);
  },
};

export const EveryFieldWrong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('First name'), "O'Brien");
    await userEvent.type(canvas.getByLabelText('Last name'), 'A');
    await userEvent.type(canvas.getByLabelText('Email'), 'ruth at example');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await submit(context);
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      /Please enter a valid first name \(2 to 30 characters, letters and spaces only\)/,
    );
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(
      /Please enter a valid last name \(2 to 30 characters, letters and spaces only\)/,
    );
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Please enter a valid password \(8 to 32 characters\)/,
    );
    await expect(sentTo(context.loaded, 'auth.signUp')).toEqual([]);
  },
};

export const EveryFieldWrongInclusive: Story = {
  name: 'Every field wrong, inclusive rules',
  parameters: { pensionTrace: { scenario: 'logged-out', rules: 'inclusive' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('First name'), 'R2');
    await userEvent.type(canvas.getByLabelText('Last name'), '?');
    await userEvent.type(canvas.getByLabelText('Email'), 'ruth');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await submit(context);
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      /Please enter a valid first name \(up to 30 letters, spaces, hyphens, apostrophes and full stops\)/,
    );
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Please enter a valid password \(at least 8 characters\)/,
    );
    await expect(canvas.queryByText(/32 characters|letters and spaces only/)).not.toBeInTheDocument();
  },
};

export const PasswordTooLong: Story = {
  name: 'Password that takes too much room',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.paste('日本語'.repeat(9));
    await submit(context);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      /Please enter a shorter password \(at most 72 characters; accents, emoji and other alphabets count for more\)/,
    );
    await expect(sentTo(context.loaded, 'auth.signUp')).toEqual([]);
  },
};

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByText('Your password is shown')).toBeInTheDocument();
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out', memory: { pending: ['auth.signUp'] } } },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.signUp')).toEqual([sent]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: { scenario: 'logged-out', memory: { fail: { 'auth.signUp': 'User already registered' } } },
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    const { canvas } = context;
    const refusal = await canvas.findByRole('alert');
    await expect(refusal).toHaveTextContent('User already registered');
    const button = canvas.getByRole('button', { name: 'Start Your Trace' });
    await expect(refusal.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByLabelText('First name')).toHaveValue('ruth');
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'logged-out',
      memory: { fail: { 'auth.signUp': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await fill(context);
    await submit(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const CheckYourEmail: Story = {
  name: 'Email address to confirm',
  parameters: { pensionTrace: { scenario: { ...getScenario('logged-out'), confirmsEmail: true } } },
  play: async (context) => {
    await fill(context);
    await submit(context);
    const heading = await context.canvas.findByRole('heading', { level: 1, name: 'Check Your Email' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(context.canvas.getByText(wholeText(/^If ruth\.ashworth@example\.com can be used/))).toBeVisible();
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const SignedUp: Story = {
  play: async (context) => {
    await fill(context);
    await submit(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledOnce());
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.signUp')).toEqual([sent]);
  },
};

export const byStatus = {
  success: SignedUp,
  idle: Empty,
  error: RefusedByTheServer,
  invalid: EveryFieldMissing,
  pending: Sending,
} satisfies Record<UseSignUpResult['state']['status'], Story>;
