import { BackendError, SecondStep } from '@pension-trace/react';
import { totpCode } from '@pension-trace/react/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';

const meta = {
  title: 'Access/Second step',
  component: SecondStep,
  args: { onInvalid: fn(), onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'second-step' } },
} satisfies Meta<typeof SecondStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const noAnswer = new BackendError('unreachable', 'No answer came');

const enter =
  (code: string): Play =>
  async ({ canvas, userEvent }) => {
    if (code !== '') await userEvent.type(canvas.getByLabelText('Code'), code);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  };

export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Check That It Is You' })).toHaveFocus());
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
  parameters: { pensionTrace: { scenario: 'second-step', memory: { fail: { 'auth.signOut': noAnswer } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are still logged in');
  },
};

export const LoggedOut: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(adapterOf(loaded).state.signedInAs).toBeNull());
  },
};

export const Passed: Story = {
  play: async (context) => {
    const { args, loaded } = context;
    const { state } = adapterOf(loaded);
    const code = await totpCode(state.customers[0]?.factors[0]?.secret ?? '', new Date('2026-03-10T10:30:00Z'));
    await enter(code)(context);
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledOnce());
    await expect(state.accessLevel).toBe('aal2');
    await expect(sentTo(loaded, 'auth.verifyFactor')).toEqual([{ factorId: 'factor-1', code }]);
  },
};
