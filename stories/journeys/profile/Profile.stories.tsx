import { Profile } from '@pension-trace/react';
import type {
  useCancelApplication,
  UseDataCopyResult,
  UseEmailChangeResult,
  UsePasswordChangeResult,
} from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { screenPlay } from '../../screenPlay';
import type { PensionTraceStory } from '../../withPensionTrace';

const meta = {
  title: 'Portal/Profile',
  excludeStories: ['byStatus'],
  component: Profile,
  args: { onCompleted: fn(), loadingTime: 0 },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

const memory = (options: PensionTraceStory['memory']) => ({ pensionTrace: { scenario: 'portal', memory: options } });

export const Personal: Story = {
  async play(context) {
    await screenPlay({
      heading: 'Your Profile',
      sees: ['Current Address'],
      does: [{ press: 'Back to your portal' }],
      goesTo: '/portal',
    })(context);
    const facts = context.canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts.slice(0, 4)).toEqual(['Margaret', 'Hale', 'margaret.hale@example.com', '07700 900123']);
  },
};

export const Loading: Story = {
  parameters: memory({ pending: ['portal_user'] }),
  play: screenPlay({ hears: ['Loading...'] }),
};

export const MinimumLoadingTime: Story = {
  args: { loadingTime: 60_000 },
  async play(context) {
    await screenPlay({ does: [{ sends: 'portal_user' }], heading: 'Your Profile', hears: ['Loading...'] })(context);
    await expect(context.canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(context.canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: memory({ fail: { portal_user: 'Please try again later.' } }),
  play: screenPlay({ sees: ['Please try again later.'], offers: ['Try again'] }),
};

const cancel = { press: 'Cancel Application' };

export const AskedBeforeCancelling: Story = {
  play: screenPlay({
    does: [cancel],
    dialog: 'Cancel your application?',
    offers: ['Keep my application'],
    sent: { portal_cancel_application: [] },
  }),
};

export const ApplicationKept: Story = {
  play: screenPlay({
    does: [cancel, { press: 'Keep my application' }],
    offers: ['Cancel Application'],
    lacks: ['Keep my application'],
    sent: { portal_cancel_application: [] },
  }),
};

export const Cancelled: Story = {
  play: screenPlay({ does: [cancel, { dialog: /./ }, cancel], completed: { tags: [14] } }),
};

export const CancellingRefused: Story = {
  parameters: memory({ fail: { portal_cancel_application: 'Your application cannot be cancelled today.' } }),
  play: screenPlay({ does: [cancel, { dialog: /./ }, cancel], sees: ['Your application cannot be cancelled today.'] }),
};

export const Cancelling: Story = {
  parameters: memory({ pending: ['portal_cancel_application'] }),
  play: screenPlay({ does: [cancel, { dialog: /./ }, cancel], offers: ['Cancelling...'] }),
};

const withDataCopy: PensionTraceStory = {
  scenario: { ...getScenario('portal'), offersDataCopy: true },
  config: { companyName: 'Lantern Pension Tracing', offersDataCopy: true },
};
const dataCopy = { pensionTrace: withDataCopy };
const download = { press: 'Download my data' };
const open = [download, { dialog: /^Download your data/ }];
const withPassword = (password: string) => [...open, { fill: { Password: password } }, download];

export const DataOffered: Story = {
  name: 'Data download: offered',
  parameters: dataCopy,
  play: screenPlay({
    does: open,
    sees: [/contains your National Insurance number/],
    offers: ['Not now'],
    sent: { portal_data_copy: [] },
  }),
};

export const DataPasswordMissing: Story = {
  name: 'Data download: no password',
  parameters: dataCopy,
  play: screenPlay({
    does: [...open, download],
    descriptions: { Password: /Please enter your password/ },
    sent: { 'auth.confirmIdentity': [] },
  }),
};

export const DataPasswordWrong: Story = {
  name: 'Data download: wrong password',
  parameters: dataCopy,
  play: screenPlay({
    does: withPassword('not the password'),
    alert: 'This is not your password. Please try again.',
    sent: { portal_data_copy: [] },
  }),
};

export const DataCollected: Story = {
  name: 'Data download: collecting',
  parameters: { pensionTrace: { ...withDataCopy, memory: { pending: ['portal_data_copy'] } } },
  play: screenPlay({ does: withPassword('correct horse battery'), offers: ['Collecting...'] }),
};

export const DataDownloaded: Story = {
  name: 'Data download: downloaded',
  parameters: dataCopy,
  async play(context) {
    const saved: string[] = [];
    const save = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLAnchorElement) || target.download === '') return;
      event.preventDefault();
      saved.push(target.download);
    };
    // The link is outside of the document, so its click reaches no other listener.
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function clickWithoutSaving() {
      this.addEventListener('click', save);
      click.call(this);
    };
    try {
      await screenPlay({
        does: withPassword('correct horse battery'),
        sees: ['Your data has been downloaded.'],
      })(context);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(saved).toEqual(['my-pension-tracing-data-2026-03-10.json']);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Download my data' })).toHaveFocus());
  },
};

export const Notifications: Story = {
  args: { tab: 'notifications' },
  play: screenPlay({ heading: 'Your Profile', sees: [/Email me when there is news/] }),
};

const current = 'correct horse battery';
const newEmail = { press: 'Change email' };
const fillEmail = (email: string, password = current) => [
  newEmail,
  { dialog: 'Change your email address' },
  { fill: { 'New email address': email, 'Current password': password } },
  { press: 'Send the links' },
];

export const EmailAsked: Story = {
  name: 'New email: asked',
  play: screenPlay({
    does: [newEmail, { dialog: 'Change your email address' }],
    sees: [/^We send a link to your old and to your new address\./],
    offers: ['Keep it as it is'],
  }),
};

export const EmailMissing: Story = {
  name: 'New email: nothing typed',
  play: screenPlay({
    does: [newEmail, { dialog: /./ }, { press: 'Send the links' }],
    descriptions: {
      'New email address': /Please enter a email address/,
      'Current password': /Please enter your password/,
    },
    sent: { 'auth.requestEmailChange': [] },
  }),
};

export const EmailRefused: Story = {
  name: 'New email: wrong password',
  play: screenPlay({
    does: fillEmail('margaret@example.org', 'not the password'),
    alert: 'This is not your password. Please try again.',
    sent: { 'auth.requestEmailChange': [] },
  }),
};

export const EmailSending: Story = {
  name: 'New email: sending',
  parameters: memory({ pending: ['auth.requestEmailChange'] }),
  play: screenPlay({ does: fillEmail('margaret@example.org'), offers: ['Sending...'] }),
};

export const EmailSent: Story = {
  name: 'New email: links sent',
  play: screenPlay({
    does: fillEmail('margaret@example.org'),
    sees: [
      (_, element) =>
        element?.textContent ===
        'We have sent links to your old address and to margaret@example.org. Open both to change it.',
    ],
    sent: { 'auth.requestEmailChange': [{ email: 'margaret@example.org' }] },
  }),
};

const newPassword = { press: 'Change password' };
const fillPassword = (password: string, again = password) => [
  newPassword,
  { dialog: 'Change your password' },
  { fill: { 'Current password': current, 'New Password': password, 'Confirm Password': again } },
  { press: 'Save the new password' },
];

export const PasswordAsked: Story = {
  name: 'New password: asked',
  play: screenPlay({
    does: [newPassword, { dialog: 'Change your password' }],
    sees: ['This logs you out on every other device.'],
    offers: ['Keep it as it is'],
  }),
};

export const PasswordsDiffer: Story = {
  name: 'New password: not the same twice',
  play: screenPlay({
    does: fillPassword('another horse battery', 'another horse'),
    descriptions: { 'Confirm Password': /Passwords do not match/ },
    sent: { 'auth.updatePassword': [] },
  }),
};

export const PasswordTheSame: Story = {
  name: 'New password: the same as before',
  play: screenPlay({
    does: fillPassword(current),
    alert: 'New password should be different from the old password.',
  }),
};

export const PasswordSaving: Story = {
  name: 'New password: saving',
  parameters: memory({ pending: ['auth.updatePassword'] }),
  play: screenPlay({ does: fillPassword('another horse battery'), offers: ['Saving...'] }),
};

export const PasswordSaved: Story = {
  name: 'New password: saved',
  play: screenPlay({
    does: fillPassword('another horse battery'),
    sees: ['Your password has been changed.'],
    sent: { 'auth.updatePassword': [{ password: 'another horse battery' }] },
  }),
};

export const PasswordWithCode: Story = {
  name: 'New password: with two-step sign-in',
  parameters: { pensionTrace: { scenario: 'two-step' } },
  play: screenPlay({ does: [newPassword, { dialog: 'Change your password' }], sees: ['Code'] }),
};

export const byStatus = {
  emailChange: {
    idle: EmailAsked,
    invalid: EmailMissing,
    error: EmailRefused,
    pending: EmailSending,
    success: EmailSent,
  } satisfies Record<UseEmailChangeResult['state']['status'], Story>,
  passwordChange: {
    idle: PasswordAsked,
    invalid: PasswordsDiffer,
    error: PasswordTheSame,
    pending: PasswordSaving,
    success: PasswordSaved,
  } satisfies Record<UsePasswordChangeResult['state']['status'], Story>,
  cancelling: {
    confirming: AskedBeforeCancelling,
    success: Cancelled,
    error: CancellingRefused,
    idle: ApplicationKept,
    pending: Cancelling,
  } satisfies Record<ReturnType<typeof useCancelApplication>['state']['status'], Story>,
  dataCopy: {
    idle: DataOffered,
    invalid: DataPasswordMissing,
    error: DataPasswordWrong,
    pending: DataCollected,
    success: DataDownloaded,
  } satisfies Record<UseDataCopyResult['state']['status'], Story>,
};
