import { BackendError, SecondStep } from '@pension-trace/react';
import { getScenario, sampleCode, type MemoryFactor } from '@pension-trace/react/memory';
import type { useSecondStep } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';

const meta = {
  title: 'Access/Second step',
  excludeStories: ['byStatus'],
  component: SecondStep,
  args: { onInvalid: fn(), onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'second-step' } },
} satisfies Meta<typeof SecondStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

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

const noAnswer = new BackendError('unreachable', 'No answer came');

const enter =
  (code: string): Play =>
  async ({ canvas, userEvent }) => {
    if (code !== '') await userEvent.type(canvas.getByLabelText('Code'), code);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  };

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Check that it is you' })).toHaveFocus());
    await expect(canvas.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(sentTo(loaded, 'auth.verifyFactor')).toEqual([]);
  },
};

export const CodeMissing: Story = {
  play: async (context) => {
    await enter('')(context);
    await expect(context.canvas.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 1 });
    await expect(sentTo(context.loaded, 'auth.verifyFactor')).toEqual([]);
  },
};

export const CodeTooShort: Story = {
  play: async (context) => {
    await enter('1234')(context);
    await expect(context.canvas.getByLabelText('Code')).toHaveAccessibleDescription(
      /Please enter the 6 digits of the code/,
    );
    await expect(sentTo(context.loaded, 'auth.verifyFactor')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'second-step', memory: { pending: ['auth.verifyFactor'] } } },
  play: async (context) => {
    await enter('123456')(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await waitFor(() =>
      expect(sentTo(context.loaded, 'auth.verifyFactor')).toEqual([{ factorId: 'factor-1', code: '123456' }]),
    );
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    await enter('123456')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This code does not fit.');
    await expect(context.canvas.getByLabelText('Code')).toHaveValue('123456');
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const NoConnection: Story = {
  parameters: { pensionTrace: { scenario: 'second-step', memory: { fail: { 'auth.verifyFactor': noAnswer } } } },
  play: async (context) => {
    await enter('123456')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const LostPhone: Story = {
  name: 'Lost phone',
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByText('I have no code, or it does not fit'));
    await expect(canvas.getByText(/^If you have lost the phone or the app, contact us\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect(sentTo(loaded, 'auth.verifyFactor')).toEqual([]);
  },
};

export const LoggingOutFailed: Story = {
  name: 'Logging out failed',
  parameters: { pensionTrace: { scenario: 'second-step', memory: { fail: { 'auth.logOut': noAnswer } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are still logged in');
  },
};

export const LoggedOut: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(adapterOf(loaded).state.loggedInAs).toBeNull());
  },
};

export const Passed: Story = {
  play: async (context) => {
    const { args, loaded } = context;
    const { state } = adapterOf(loaded);
    await enter(sampleCode)(context);
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledOnce());
    await expect(state.accessLevel).toBe('aal2');
    await expect(sentTo(loaded, 'auth.verifyFactor')).toEqual([{ factorId: 'factor-1', code: sampleCode }]);
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'A phone, before the text is sent',
  parameters: { pensionTrace: { scenario: withFactors(phone) } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a code' })).toBeVisible();
    await expect(canvas.getByText('We send a code to your phone by text. Enter it here.')).toBeVisible();
    await expect(sentTo(loaded, 'auth.challengeFactor')).toEqual([]);
  },
};

export const CodeByText: Story = {
  name: 'A phone, passed with the code of the text',
  parameters: { pensionTrace: { scenario: withFactors(phone) } },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByText(/^We have sent a code to your phone/)).toBeVisible();
    await expect(sentTo(loaded, 'auth.challengeFactor')).toEqual([{ factorId: 'phone-1', channel: 'sms' }]);
    await enter(sampleCode)(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledTimes(1));
  },
};

export const WrongCodeOfText: Story = {
  name: 'A phone, with a wrong code',
  parameters: { pensionTrace: { scenario: withFactors(phone) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    await canvas.findByText(/^We have sent a code to your phone/);
    await enter('000000')(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^This code does not fit\. Enter the code of the last/,
    );
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeVisible();
  },
};

export const TextFails: Story = {
  name: 'A phone, and the text fails to be sent',
  parameters: {
    pensionTrace: { scenario: withFactors(phone), memory: { fail: { 'auth.challengeFactor': noAnswer } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const AppAndPhone: Story = {
  name: 'An app, or a text instead',
  parameters: { pensionTrace: { scenario: withFactors(app, phone) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code by text instead' }));
    await expect(await canvas.findByText(/^We have sent a code to your phone/)).toBeVisible();
  },
};

export const OnlyOtherFactors: Story = {
  name: 'Only a security key, which is not supported',
  parameters: { pensionTrace: { scenario: withFactors({ ...phone, type: 'other' }) } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Your account has a second step that this page cannot ask for/),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Code')).toBeNull();
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
  },
};

export const SendingAText: Story = {
  name: 'A phone, while the text is being sent',
  parameters: { pensionTrace: { scenario: withFactors(phone), memory: { pending: ['auth.challengeFactor'] } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a code' }));
    await waitFor(() => expect(sentTo(loaded, 'auth.challengeFactor')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
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
