import { BackendError, TwoStepSetup } from '@pension-trace/react';
import { getScenario, sampleCode } from '@pension-trace/react/memory';
import type { UseTwoStepSetupResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formPlay } from '../../formPlay';
import type { StateName } from '../../StateName';

const list = formPlay({ scenario: 'portal', call: 'auth.listFactors' });
const setup = formPlay({ scenario: 'portal', call: 'auth.enrolFactor' });
const code = formPlay({ scenario: 'portal', call: 'auth.verifyFactor', submit: 'Switch on' });
const removal = formPlay({ scenario: 'two-step', call: 'auth.removeFactor' });

const meta = {
  title: 'Portal/Two-step sign-in',
  excludeStories: ['byStatus'],
  component: TwoStepSetup,
  parameters: list.initial,
} satisfies Meta<typeof TwoStepSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The refusal of a project without two-step sign-in. */
const notEnabled = new BackendError('refused', 'MFA enroll is disabled for TOTP', {
  serverCode: 'mfa_totp_enroll_not_enabled',
});
const isOn = /^Two-step sign-in is on\./;
const isOff = /^Add a second lock to your account\./;
const unreachable = 'We could not reach our service.';

const start = { press: 'Set up two-step sign-in' };
const fill = (digits: string) => [start, { fill: { Code: digits } }];
const askToRemove = { press: 'Switch off' };
const remove = [askToRemove, { press: 'Switch it off' }];

export const Loading: Story = {
  parameters: list.sending,
  play: list.play({ sees: ['Loading two-step sign-in'], lacks: [{ button: /./ }], sent: [undefined] }),
};

export const NotLoaded: Story = {
  name: 'Not loaded',
  parameters: list.offline,
  play: list.play({
    alert: 'We could not find out whether two-step sign-in is on.',
    sees: [{ button: 'Try again' }],
  }),
};

export const Off: Story = { play: setup.play({ sees: [isOff], sent: [] }) };

export const Starting: Story = {
  parameters: setup.sending,
  play: setup.play({ does: [start], sees: [{ button: 'Loading...' }] }),
};

export const StartFailed: Story = {
  name: 'Setting up failed',
  parameters: setup.offline,
  play: setup.play({ does: [start], alert: unreachable }),
};

export const NotAvailable: Story = {
  parameters: setup.refusing(notEnabled),
  play: async (context) => {
    await setup.play({
      does: [start],
      focus: /^Two-step sign-in is not available here\./,
      lacks: [{ button: /./ }],
    })(context);
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const SettingUp: Story = {
  name: 'QR code, key and first code',
  play: async (context) => {
    await setup.play({
      does: [start],
      sees: [{ img: /^QR code/ }],
      sent: [{ friendlyName: 'Authenticator app', issuer: 'Lantern Pension Tracing' }],
    })(context);
    await expect(context.canvas.getByRole('code')).toHaveTextContent('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    await expect(context.canvas.getByRole('link', { name: 'Open the app on this device' })).toHaveAttribute(
      'href',
      expect.stringContaining('otpauth://totp/'),
    );
  },
};

export const FirstCodeMissing: Story = {
  play: code.play({ does: fill(''), submits: true, descriptions: { Code: 'Please enter the code' }, sent: [] }),
};

export const FirstCodeWrong: Story = {
  play: code.play({ does: fill('123456'), alert: 'This code does not fit.' }),
};

export const SwitchedOn: Story = {
  play: code.play({ does: fill(sampleCode), submits: true, focus: isOn }),
};

export const On: Story = {
  parameters: removal.initial,
  play: removal.play({ sees: [isOn], sent: [] }),
};

const [withApp] = getScenario('two-step').customers ?? [];
const byText = withApp && {
  ...withApp,
  factors: withApp.factors?.map((factor) => ({ ...factor, type: 'phone' as const })) ?? [],
};

const texts = formPlay({
  scenario: { ...getScenario('portal'), offersPhone: true },
  call: 'auth.enrolPhone',
  submit: 'Continue',
});
const textedCode = formPlay({
  scenario: { ...getScenario('portal'), offersPhone: true },
  call: 'auth.verifyFactor',
  submit: 'Switch on',
});
const number = (typed: string) => [{ press: 'Get codes by text instead' }, { fill: { 'Mobile number': typed } }];

export const PhoneOffered: Story = {
  name: 'A phone is offered',
  parameters: texts.initial,
  play: texts.play({
    does: number(''),
    submits: true,
    descriptions: { 'Mobile number': 'Please enter a mobile number' },
    sent: [],
  }),
};

export const LandlineRefused: Story = {
  parameters: texts.initial,
  play: texts.play({
    does: number('01632 960001'),
    submits: true,
    descriptions: { 'Mobile number': 'Please enter a valid UK mobile number' },
    sent: [],
  }),
};

export const TextsNotAvailable: Story = {
  parameters: texts.refusing(
    new BackendError('refused', 'MFA enroll is disabled for Phone', { serverCode: 'mfa_phone_enroll_not_enabled' }),
  ),
  play: texts.play({
    does: number('07700 900123'),
    alert: 'Codes by text are not available here. Please use an authenticator app.',
  }),
};

export const PhoneAdded: Story = {
  name: 'A phone was added, before its first code',
  parameters: texts.initial,
  play: texts.play({
    does: number('07700 900123'),
    submits: true,
    focus: /^Let us send a code to your phone/,
    sees: [{ button: 'Send me a code' }],
    sent: [{ friendlyName: 'Phone', phone: '+447700900123' }],
  }),
};

export const SwitchedOnByText: Story = {
  parameters: textedCode.initial,
  play: textedCode.play({
    does: [
      ...number('07700 900123'),
      { press: 'Continue' },
      { press: 'Send me a code' },
      { fill: { Code: sampleCode } },
    ],
    submits: true,
    focus: /we send a code to your phone by text after your password\.$/,
  }),
};

export const OnByText: Story = {
  parameters: list.with({ scenario: { ...getScenario('two-step'), customers: byText ? [byText] : [] } }),
  play: list.play({ sees: [/we send a code to your phone by text after your password\.$/] }),
};

export const AskedToSwitchOff: Story = {
  parameters: removal.initial,
  play: removal.play({
    does: [askToRemove],
    sees: [{ alertdialog: 'Switch off two-step sign-in?' }],
    sent: [],
  }),
};

export const SwitchingOff: Story = {
  parameters: removal.sending,
  play: removal.play({ does: remove, sees: [{ button: 'Switching off...' }] }),
};

export const SwitchingOffFailed: Story = {
  parameters: removal.offline,
  play: removal.play({ does: remove, alert: unreachable }),
};

export const SwitchedOff: Story = {
  parameters: removal.initial,
  play: removal.play({ does: remove, sees: [isOff], sent: [{ factorId: 'factor-1' }] }),
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
  'phone confirming': PhoneAdded,
  'remove confirming': AskedToSwitchOff,
  'remove pending': SwitchingOff,
  'remove error': SwitchingOffFailed,
} satisfies Record<StateName<UseTwoStepSetupResult['state']>, Story>;
