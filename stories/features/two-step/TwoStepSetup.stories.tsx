import { BackendError, TwoStepSetup } from '@pension-trace/react';
import { getScenario, sampleCode } from '@pension-trace/react/memory';
import type { UseTwoStepSetupResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import type { StateName } from '../../StateName';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Two-step sign-in',
  excludeStories: ['byStatus'],
  component: TwoStepSetup,
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof TwoStepSetup>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The refusal of a project without two-step sign-in. */
const notEnabled = new BackendError('refused', 'MFA enroll is disabled for TOTP', {
  serverCode: 'mfa_totp_enroll_not_enabled',
});
const noAnswer = new BackendError('unreachable', 'No answer came');

const start: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up two-step sign-in' }));
};

const setUp =
  (code: string): Play =>
  async (context) => {
    await start(context);
    if (code !== '') await context.userEvent.type(await context.canvas.findByLabelText('Code'), code);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Switch on' }));
  };

const askToRemove: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Switch off' }));
};

const remove: Play = async (context) => {
  await askToRemove(context);
  const question = within(await findDialog({ role: 'alertdialog', name: 'Switch off two-step sign-in?' }));
  await context.userEvent.click(question.getByRole('button', { name: 'Switch it off' }));
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['auth.listFactors'] } } },
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(sentTo(loaded, 'auth.listFactors')).toHaveLength(1));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Loading two-step sign-in')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  name: 'Not loaded',
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { 'auth.listFactors': noAnswer } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not find out whether two-step sign-in is on.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Off: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^Add a second lock to your account\./)).toBeVisible();
    await expect(sentTo(loaded, 'auth.enrolFactor')).toEqual([]);
  },
};

export const Starting: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['auth.enrolFactor'] } } },
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const StartFailed: Story = {
  name: 'Setting up failed',
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { 'auth.enrolFactor': noAnswer } } } },
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const NotAvailable: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { 'auth.enrolFactor': notEnabled } } } },
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByText(/^Two-step sign-in is not available here\./)).toBeVisible();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SettingUp: Story = {
  name: 'QR code, key and first code',
  play: async (context) => {
    await start(context);
    await expect(await context.canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
    await expect(context.canvas.getByRole('code')).toHaveTextContent('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await expect(sentTo(context.loaded, 'auth.enrolFactor')).toHaveLength(1);
    await expect(sentTo(context.loaded, 'auth.verifyFactor')).toEqual([]);
  },
};

export const FirstCodeMissing: Story = {
  play: async (context) => {
    await setUp('')(context);
    await expect(context.canvas.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
    await expect(sentTo(context.loaded, 'auth.verifyFactor')).toEqual([]);
  },
};

export const FirstCodeWrong: Story = {
  play: async (context) => {
    await setUp('123456')(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('This code does not fit.');
  },
};

export const SwitchedOn: Story = {
  play: async (context) => {
    await setUp(sampleCode)(context);
    await expect(await context.canvas.findByText(/^Two-step sign-in is on\./)).toHaveFocus();
  },
};

export const On: Story = {
  parameters: { pensionTrace: { scenario: 'two-step' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/^Two-step sign-in is on\./)).toBeVisible();
    await expect(sentTo(loaded, 'auth.removeFactor')).toEqual([]);
  },
};

const [withApp] = getScenario('two-step').customers ?? [];
const byText = withApp && {
  ...withApp,
  factors: withApp.factors?.map((factor) => ({ ...factor, type: 'phone' as const })),
};

export const OnByText: Story = {
  parameters: { pensionTrace: { scenario: { ...getScenario('two-step'), customers: [byText] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/we send a code to your phone by text after your password\.$/)).toBeVisible();
  },
};

export const AskedToSwitchOff: Story = {
  parameters: { pensionTrace: { scenario: 'two-step' } },
  play: async (context) => {
    await askToRemove(context);
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'Switch off two-step sign-in?' })).toBeVisible(),
    );
    await expect(sentTo(context.loaded, 'auth.removeFactor')).toEqual([]);
  },
};

export const SwitchingOff: Story = {
  parameters: { pensionTrace: { scenario: 'two-step', memory: { pending: ['auth.removeFactor'] } } },
  play: async (context) => {
    await remove(context);
    await expect(await screen.findByRole('button', { name: 'Switching off...' })).toBeVisible();
  },
};

export const SwitchingOffFailed: Story = {
  parameters: { pensionTrace: { scenario: 'two-step', memory: { fail: { 'auth.removeFactor': noAnswer } } } },
  play: async (context) => {
    await remove(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const SwitchedOff: Story = {
  parameters: { pensionTrace: { scenario: 'two-step' } },
  play: async (context) => {
    await remove(context);
    await expect(await context.canvas.findByText(/^Add a second lock to your account\./)).toBeVisible();
    await expect(sentTo(context.loaded, 'auth.removeFactor')).toEqual([{ factorId: 'factor-1' }]);
  },
};

export const byStatus = {
  off: Off,
  on: On,
  unavailable: NotAvailable,
  'load pending': Loading,
  'load error': NotLoaded,
  'start pending': Starting,
  'start error': StartFailed,
  'start confirming': SettingUp,
  'remove confirming': AskedToSwitchOff,
  'remove pending': SwitchingOff,
  'remove error': SwitchingOffFailed,
} satisfies Record<StateName<UseTwoStepSetupResult['state']>, Story>;
