import { BackendError, OpenLink } from '@pension-trace/react';
import type { useOpenLink } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const reset = { tokenHash: 'a-reset-link', type: 'recovery' } as const;
const confirmation = { tokenHash: 'a-confirmation', type: 'email' } as const;
const to = 'margaret.hale@example.com';
const scenario = {
  ...getScenario('logged-out'),
  outbox: [
    { to, link: reset },
    { to, link: confirmation },
  ],
};

const form = formPlay({ scenario, call: 'auth.openLink' });
const { play } = form;

const meta = {
  title: 'Access/Open link',
  excludeStories: ['byStatus'],
  component: OpenLink,
  args: { link: reset, onCompleted: fn(), onError: fn() },
  parameters: form.initial,
} satisfies Meta<typeof OpenLink>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const choose = [{ press: 'Choose a new password' }];
const confirm = [{ press: 'Confirm my email address' }];

/** Opening a link logs no one in. */
const withoutLogIn =
  (state: Play): Play =>
  async (context) => {
    await state(context);
    await expect(adapterOf(context.loaded).state.loggedInAs).toBeNull();
  };

export const ToANewPassword: Story = {
  name: 'To a new password',
  play: withoutLogIn(
    play({ heading: 'Reset Password', does: choose, completed: [{ email: to }, expect.anything()], sent: [reset] }),
  ),
};

export const BeforeThePress: Story = {
  name: 'To confirm an address',
  args: { link: confirmation },
  play: play({ heading: 'Confirm your email address', sees: [{ button: 'Confirm my email address' }], sent: [] }),
};

export const Opening: Story = {
  parameters: form.sending,
  play: play({ does: choose, sees: [{ button: 'Opening the link...' }], sent: [reset] }),
};

export const Confirmed: Story = {
  name: 'Confirmed address',
  args: { link: confirmation },
  play: withoutLogIn(
    play({
      does: confirm,
      focus: { heading: 'Your email address is confirmed' },
      sees: [wholeText(`This link is for the account of ${to}.`)],
      next: [{ press: 'Log in' }],
      goesTo: ['/login'],
    }),
  ),
};

export const ConfirmedHalf: Story = {
  name: 'One of two addresses confirmed',
  args: { link: { tokenHash: 'first-of-two', type: 'email_change' } },
  beforeEach: ({ loaded }) => {
    adapterOf(loaded).auth.openLink = () => Promise.resolve({ email: undefined });
  },
  play: play({
    does: confirm,
    focus: { heading: 'One more email to confirm' },
    lacks: [{ button: 'This is not me' }],
  }),
};

export const NotMe: Story = {
  name: 'This is not me',
  args: { link: confirmation },
  play: play({
    does: [...confirm, { press: 'This is not me' }],
    focus: { heading: 'You have left that account' },
    sees: [/You are not logged in to it/],
  }),
};

export const UsedOrTooOld: Story = {
  name: 'Used or too old',
  args: { link: { tokenHash: 'spent', type: 'recovery' } },
  play: async (context) => {
    await play({ does: choose, focus: { heading: 'This link does not work any more' } })(context);
    await expect(context.args.onError).toHaveBeenCalledOnce();
  },
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({
    does: choose,
    alert: 'We could not reach our service.',
    sees: [{ button: 'Choose a new password' }],
  }),
};

export const TooManyRequests: Story = {
  name: 'Too many requests',
  parameters: form.refusing(
    new BackendError('refused', 'Request rate limit reached', { serverCode: 'over_request_rate_limit' }),
  ),
  play: play({
    does: choose,
    alert: 'Request rate limit reached',
    sees: [{ button: 'Choose a new password' }],
  }),
};

export const byStatus = {
  idle: ToANewPassword,
  pending: Opening,
  expired: UsedOrTooOld,
  error: NoConnection,
  success: Confirmed,
} satisfies Record<ReturnType<typeof useOpenLink>['state']['status'], Story>;
