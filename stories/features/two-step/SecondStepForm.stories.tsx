import { BackendError, SecondStepForm } from '@pension-trace/react';
import { getScenario, sampleCode, type MemoryFactor } from '@pension-trace/react/memory';
import type { useSecondStep } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { adapterOf } from '../../withPensionTrace';

const form = formPlay({ scenario: 'second-step', call: 'auth.verifyFactor', submit: 'Continue' });
const { play } = form;

const meta = {
  title: 'Access/Second step',
  excludeStories: ['byStatus'],
  component: SecondStepForm,
  args: { onInvalid: fn(), onCompleted: fn() },
  parameters: form.initial,
} satisfies Meta<typeof SecondStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second step of a customer with these factors. */
function withFactors(...factors: MemoryFactor[]) {
  const scenario = getScenario('second-step');
  return { ...scenario, customers: scenario.customers?.map((customer) => ({ ...customer, factors })) ?? [] };
}

const phone: MemoryFactor = {
  id: 'phone-1',
  type: 'phone',
  friendlyName: 'Phone',
  code: sampleCode,
  isVerified: true,
};
const app: MemoryFactor = { ...phone, id: 'app-1', type: 'totp', friendlyName: 'App' };
const text = formPlay({ scenario: withFactors(phone), call: 'auth.challengeFactor' });

const noAnswer = new BackendError('unreachable', 'No answer came');
const fill = (code: string) => [{ fill: { Code: code } }];
const askForText = { press: 'Send me a code' };
const textSent = /^We have sent a code to your phone/;

export const Empty: Story = {
  play: async (context) => {
    await play({ focus: { heading: 'Check that it is you' }, sent: [], submits: false })(context);
    const field = context.canvas.getByLabelText('Code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const CodeMissing: Story = { play: play({ problems: ['Please enter the code'] }) };

export const Sending: Story = {
  parameters: form.sending,
  play: play({
    does: fill('123456'),
    sent: [{ factorId: 'factor-1', code: '123456' }],
    sees: [{ button: 'Loading...' }],
  }),
};

export const WrongCode: Story = {
  play: async (context) => {
    await play({
      does: fill('123456'),
      alert: 'This code does not fit. Your app shows a new one every 30 seconds: enter the one that it shows now.',
      values: { Code: '123456' },
    })(context);
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill('123456'), alert: 'We could not reach our service.' }),
};

export const LostPhone: Story = {
  name: 'Lost phone',
  play: play({
    does: [{ press: 'I have no code, or it does not fit' }],
    submits: false,
    sees: [/^If you have lost the phone or the app, contact us\./, { link: 'help@example.com' }],
    sent: [],
  }),
};

export const LoggingOutFailed: Story = {
  name: 'Logging out failed',
  parameters: form.with({ memory: { fail: { 'auth.logOut': noAnswer } } }),
  play: play({ does: [{ press: 'Log out' }], submits: false, alert: 'You are still logged in' }),
};

export const LoggedOut: Story = {
  play: async (context) => {
    await play({ does: [{ press: 'Log out' }] })(context);
    await waitFor(() => expect(adapterOf(context.loaded).state.loggedInAs).toBeNull());
  },
};

export const Passed: Story = {
  play: async (context) => {
    await play({
      does: fill(sampleCode),
      completed: [],
      sent: [{ factorId: 'factor-1', code: sampleCode }],
      sees: [{ button: 'Done' }],
    })(context);
    await expect(adapterOf(context.loaded).state.accessLevel).toBe('aal2');
  },
};

export const Phone: Story = {
  name: 'A phone, before the text is sent',
  parameters: text.initial,
  play: text.play({
    sees: [{ button: 'Send me a code' }, 'We send a code to your phone by text. Enter it here.'],
    sent: [],
  }),
};

export const CodeByText: Story = {
  name: 'A phone, passed with the code of the text',
  parameters: text.initial,
  play: async (context) => {
    await text.play({
      does: [askForText],
      sees: [textSent],
      sent: [{ factorId: 'phone-1', channel: 'sms' }],
    })(context);
    await play({ does: fill(sampleCode), completed: [] })(context);
  },
};

export const WrongCodeOfText: Story = {
  name: 'A phone, with a wrong code',
  parameters: text.initial,
  play: async (context) => {
    await text.play({ does: [askForText], sees: [textSent] })(context);
    await play({
      does: fill('000000'),
      alert: /^This code does not fit\. Enter the code of the last/,
      sees: [{ button: 'Send a new code' }],
    })(context);
  },
};

export const TextFails: Story = {
  name: 'A phone, and the text fails to be sent',
  parameters: text.offline,
  play: text.play({ does: [askForText], alert: 'We could not reach our service.' }),
};

export const AppAndPhone: Story = {
  name: 'An app, or a text instead',
  parameters: form.with({ scenario: withFactors(app, phone) }),
  play: play({ does: [{ press: 'Send me a code by text instead' }], sees: [textSent] }),
};

export const OnlyOtherFactors: Story = {
  name: 'Only a security key, which is not supported',
  parameters: form.with({ scenario: withFactors({ ...phone, type: 'other' }) }),
  play: async (context) => {
    await play({
      sees: [/^Your account has a second step that this page cannot ask for/, { link: /./ }, { button: 'Log out' }],
    })(context);
    await expect(context.canvas.queryByLabelText('Code')).toBeNull();
  },
};

export const SendingAText: Story = {
  name: 'A phone, while the text is being sent',
  parameters: text.sending,
  play: text.play({
    does: [askForText],
    sees: [{ button: 'Loading...' }],
    sent: [{ factorId: 'phone-1', channel: 'sms' }],
  }),
};

export const byStatus = {
  form: { success: Passed, idle: Empty, error: WrongCode, invalid: CodeMissing, pending: Sending } satisfies Record<
    ReturnType<typeof useSecondStep>['state']['status'],
    Story
  >,
  text: { success: AppAndPhone, error: TextFails, idle: Phone, pending: SendingAText } satisfies Record<
    NonNullable<ReturnType<typeof useSecondStep>['text']>['state']['status'],
    Story
  >,
};
