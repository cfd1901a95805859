import { BackendError, CancelledApplication } from '@pension-trace/react';
import { getScenario, sampleCode, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseCancelledApplicationResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { screenPlay } from '../../screenPlay';
import type { StateName } from '../../StateName';
import type { PensionTraceStory } from '../../withPensionTrace';

const meta = {
  title: 'Portal/Application cancelled',
  excludeStories: ['byStatus'],
  component: CancelledApplication,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'cancelled' } },
} satisfies Meta<typeof CancelledApplication>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The customer of 'cancelled', with an authenticator app whose code was accepted. */
function withTwoSteps(): MemoryScenario {
  const { customers = [], ...scenario } = getScenario('cancelled');
  const factors = [{ id: 'app-1', friendlyName: 'App', code: sampleCode, isVerified: true }];
  return { ...scenario, accessLevel: 'aal2', customers: customers.map((customer) => ({ ...customer, factors })) };
}

/** The customer of 'cancelled' on a backend that does not know the day. */
function withoutDay(): MemoryScenario {
  const { customers = [], ...scenario } = getScenario('cancelled');
  return { ...scenario, customers: customers.map((customer) => ({ ...customer, cancelledAt: null })) };
}

const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario: 'cancelled', ...story } });
const failing = (call: string, error: string | BackendError) => set({ memory: { fail: { [call]: error } } });
const restoreButton = 'Restore Application';
const deleteButton = 'Delete My Data';
const restore = [{ press: restoreButton }];
const ask = [
  // Without a session the question is not asked.
  { sends: 'auth.getSession' },
  { press: deleteButton },
  { dialog: 'Delete your data for good?' },
];
const confirm = [...ask, { fill: { Password: 'correct horse battery' } }, { press: 'Delete my data for good' }];
const nothingDeleted = { anonymize_user: [] };

export const Cancelled: Story = {
  play: screenPlay({
    heading: 'Application Cancelled',
    sees: [/^You can restore your application until 22 March 2026\./],
    offers: [restoreButton, deleteButton],
  }),
};

export const Restoring: Story = {
  parameters: set({ memory: { pending: ['portal_restore_application'] } }),
  play: screenPlay({ does: restore, busy: 'Loading...' }),
};

export const Restored: Story = {
  play: screenPlay({ does: restore, completed: { action: 'restore', tags: [13] }, busy: 'Loading...' }),
};

const tooLate = 'An application can only be restored within 14 days of being cancelled.';

export const TooLongAgo: Story = {
  name: 'Cancelled more than 14 days ago',
  parameters: failing('portal_restore_application', tooLate),
  play: screenPlay({ does: restore, alert: tooLate }),
};

export const NoLongerRestorable: Story = {
  name: 'After the last day on which it can be restored',
  parameters: set({ now: '2026-03-23T09:00:00Z' }),
  play: screenPlay({
    sees: [/could be restored until 22 March 2026, and that has passed/],
    offers: ['help@example.com', deleteButton],
    lacks: [restoreButton],
  }),
};

export const NoLongerRestorableWithoutContact: Story = {
  name: 'After that day, of a firm without contact details',
  parameters: set({ now: '2026-03-23T09:00:00Z', config: { companyName: 'Lantern Pension Tracing' } }),
  play: screenPlay({ sees: [/look for your pensions again, please contact us\.$/], lacks: [restoreButton] }),
};

export const DayUnknown: Story = {
  name: 'A backend that does not say until when',
  parameters: set({ scenario: withoutDay() }),
  play: screenPlay({ sees: [/within 14 days/], offers: [restoreButton] }),
};

/** The customer of 'cancelled', whose account the firm closed. */
function closedAs(closed: 'died' | 'withdrawn' | 'double'): MemoryScenario {
  const { customers = [], ...scenario } = getScenario('cancelled');
  return { ...scenario, customers: customers.map((customer) => ({ ...customer, closed })) };
}

export const ClosedAfterDeath: Story = {
  name: 'Closed by the firm: the customer has died',
  parameters: set({ scenario: closedAs('died') }),
  play: screenPlay({
    heading: 'Account Closed',
    sees: [/has died\.$/],
    offers: ['help@example.com'],
    lacks: [restoreButton, deleteButton],
  }),
};

export const ClosedLetterWithdrawn: Story = {
  name: 'Closed by the firm: the letter was withdrawn',
  parameters: set({ scenario: closedAs('withdrawn') }),
  play: screenPlay({
    heading: 'Account Closed',
    sees: [/you withdrew your letter of authority/],
    offers: ['help@example.com', deleteButton],
    lacks: [restoreButton],
  }),
};

export const ClosedDouble: Story = {
  name: 'Closed by the firm: another account stays',
  parameters: set({ scenario: closedAs('double'), config: { companyName: 'Lantern Pension Tracing' } }),
  play: screenPlay({
    sees: [/another one with us/, /please contact us\.$/],
    offers: [deleteButton],
    lacks: [restoreButton],
  }),
};

export const CannotBeRestored: Story = {
  name: 'A backend without portal_restore_application',
  parameters: set({ memory: { without: ['portal_restore_application'] } }),
  play: screenPlay({
    does: restore,
    alert: 'We cannot do this online',
    offers: [deleteButton],
    lacks: [restoreButton, /You can restore/],
  }),
};

export const NoConnection: Story = {
  name: 'Restoring without a connection',
  parameters: failing('portal_restore_application', new BackendError('unreachable', 'No answer')),
  play: screenPlay({ does: restore, alert: 'We could not reach our service.' }),
};

export const AskedBeforeDeleting: Story = {
  play: screenPlay({
    does: ask,
    sees: [/^your name, date of birth, National Insurance number/, /^The law makes us keep a record/],
    sent: nothingDeleted,
  }),
};

/** Asks for the deletion in a firm that gives 14 days to change one's mind. */
export const DeletionScheduled: Story = {
  parameters: set({ scenario: { ...getScenario('cancelled'), erasureDelayDays: 14 } }),
  play: screenPlay({
    does: confirm,
    sees: [/We will do so on 24 March 2026/],
    offers: ['Keep my account'],
    completed: { action: 'schedule', tags: null },
  }),
};

export const PasswordMissing: Story = {
  play: screenPlay({
    does: [...ask, { press: 'Delete my data for good' }],
    descriptions: { Password: /Please enter your password/ },
    sent: { 'auth.confirmIdentity': [] },
  }),
};

export const PasswordWrong: Story = {
  play: screenPlay({
    does: [...ask, { fill: { Password: 'not the password' } }, { press: 'Delete my data for good' }],
    alert: 'This is not your password. Nothing has been deleted. Please try again.',
    sent: nothingDeleted,
  }),
};

export const AskedForCode: Story = {
  name: 'Asked for a code as well',
  parameters: set({ scenario: withTwoSteps() }),
  play: screenPlay({
    does: [
      ...ask,
      { fill: { Password: 'correct horse battery', Code: '000000' } },
      { press: 'Delete my data for good' },
    ],
    alert: 'This code does not fit.',
    sent: nothingDeleted,
  }),
};

export const DataKept: Story = {
  name: 'Deleting declined',
  play: screenPlay({
    does: [...ask, { press: 'Keep my data' }],
    offers: [deleteButton],
    lacks: ['Keep my data'],
    sent: nothingDeleted,
  }),
};

export const Deleting: Story = {
  parameters: set({ memory: { pending: ['anonymize_user'] } }),
  play: screenPlay({ does: confirm, offers: ['Deleting...'], sent: { anonymize_user: [{ p_id: 'customer-1' }] } }),
};

const deletionRefusal = 'Please ask us to delete your data.';

export const DeletingFails: Story = {
  parameters: failing('anonymize_user', deletionRefusal),
  play: screenPlay({ does: confirm, alert: deletionRefusal }),
};

export const Deleted: Story = {
  play: screenPlay({
    does: confirm,
    heading: 'Your data has been deleted',
    completed: { action: 'delete', tags: null },
  }),
};

export const byStatus = {
  application: {
    idle: Cancelled,
    'restore pending': Restoring,
    'restore error': TooLongAgo,
    'restore success': Restored,
    'delete confirming': AskedBeforeDeleting,
    'delete pending': Deleting,
    'delete error': PasswordWrong,
    'delete success': Deleted,
  } satisfies Record<StateName<UseCancelledApplicationResult['state']>, Story>,
  confirmation: {
    success: Deleted,
    idle: AskedBeforeDeleting,
    error: PasswordWrong,
    invalid: PasswordMissing,
    pending: Deleting,
  } satisfies Record<UseCancelledApplicationResult['confirmation']['state']['status'], Story>,
};
