import { BackendError, CancelledApplication } from '@pension-trace/react';
import { getScenario, sampleCode, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseCancelledApplicationResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import type { StateName } from '../../StateName';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Application cancelled',
  excludeStories: ['byStatus'],
  component: CancelledApplication,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'cancelled' } },
} satisfies Meta<typeof CancelledApplication>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

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

const restore: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restore Application' }));
};

/** Opens the question after the customer is logged in. */
const ask: Play = async ({ canvas, loaded, userEvent }) => {
  await waitFor(() => expect(sentTo(loaded, 'auth.getSession')).toHaveLength(1));
  await userEvent.click(canvas.getByRole('button', { name: 'Delete My Data' }));
  const question = await findDialog({ role: 'alertdialog', name: 'Delete your data for good?' });
  await waitFor(() => expect(question).toBeVisible());
};

const confirm: Play = async (context) => {
  await ask(context);
  await context.userEvent.type(screen.getByLabelText('Password'), 'correct horse battery');
  await context.userEvent.click(screen.getByRole('button', { name: 'Delete my data for good' }));
};

export const Cancelled: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Application Cancelled' })).toBeVisible();
    await expect(await canvas.findByText(/^You can restore your application until 22 March 2026\./)).toBeVisible();
    await expect(sentTo(loaded, 'portal_restore_application')).toEqual([]);
  },
};

export const Restoring: Story = {
  parameters: { pensionTrace: { memory: { pending: ['portal_restore_application'] } } },
  play: async (context) => {
    await restore(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Delete My Data' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(sentTo(context.loaded, 'portal_restore_application')).toHaveLength(1);
  },
};

export const Restored: Story = {
  play: async (context) => {
    await restore(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ action: 'restore', tags: [13] }));
    await expect(context.canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const TooLongAgo: Story = {
  name: 'Cancelled more than 14 days ago',
  parameters: {
    pensionTrace: {
      memory: {
        fail: {
          portal_restore_application: 'An application can only be restored within 14 days of being cancelled.',
        },
      },
    },
  },
  play: async (context) => {
    await restore(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'An application can only be restored within 14 days of being cancelled.',
    );
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const NoLongerRestorable: Story = {
  name: 'After the last day on which it can be restored',
  parameters: { pensionTrace: { now: '2026-03-23T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could be restored until 22 March 2026, and that has passed/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restore Application' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Delete My Data' })).toBeVisible();
  },
};

export const NoLongerRestorableWithoutContact: Story = {
  name: 'After that day, of a firm without contact details',
  parameters: {
    pensionTrace: { now: '2026-03-23T09:00:00Z', config: { companyName: 'Lantern Pension Tracing' } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/look for your pensions again, please contact us\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restore Application' })).not.toBeInTheDocument();
  },
};

export const DayUnknown: Story = {
  name: 'A backend that does not say until when',
  parameters: { pensionTrace: { scenario: withoutDay() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/within 14 days/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restore Application' })).toBeVisible();
  },
};

export const CannotBeRestored: Story = {
  name: 'A backend without portal_restore_application',
  parameters: { pensionTrace: { memory: { without: ['portal_restore_application'] } } },
  play: async (context) => {
    await restore(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We cannot do this online');
    await expect(context.canvas.queryByRole('button', { name: 'Restore Application' })).not.toBeInTheDocument();
    await expect(context.canvas.queryByText(/You can restore/)).not.toBeInTheDocument();
    await expect(context.canvas.getByRole('button', { name: 'Delete My Data' })).toBeVisible();
  },
};

export const NoConnection: Story = {
  name: 'Restoring without a connection',
  parameters: {
    pensionTrace: { memory: { fail: { portal_restore_application: new BackendError('unreachable', 'No answer') } } },
  },
  play: async (context) => {
    await restore(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const AskedBeforeDeleting: Story = {
  play: async (context) => {
    await ask(context);
    const question = within(await findDialog({ role: 'alertdialog' }));
    await expect(question.getByText(/^your name, date of birth, National Insurance number/)).toBeVisible();
    await expect(question.getByText(/^The law makes us keep a record/)).toBeVisible();
    await expect(sentTo(context.loaded, 'anonymize_user')).toEqual([]);
  },
};

/** Asks for the deletion in a firm that gives 14 days to change one's mind. */
export const DeletionScheduled: Story = {
  parameters: {
    pensionTrace: { scenario: { ...getScenario('cancelled'), erasureDelayDays: 14 } },
  },
  play: async (context) => {
    await confirm(context);
    await expect(await context.canvas.findByText(/We will do so on 24 March 2026/)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Keep my account' })).toBeVisible();
    await expect(context.args.onCompleted).toHaveBeenCalledWith({ action: 'schedule', tags: null });
    await expect(adapterOf(context.loaded).state.loggedInAs).toBe('customer-1');
  },
};

export const PasswordMissing: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete my data for good' }));
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please enter your password/);
    await expect(sentTo(context.loaded, 'auth.confirmIdentity')).toEqual([]);
  },
};

export const PasswordWrong: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.type(screen.getByLabelText('Password'), 'not the password{Enter}');
    await expect(await within(await findDialog({ role: 'alertdialog' })).findByRole('alert')).toHaveTextContent(
      'This is not your password. Nothing has been deleted. Please try again.',
    );
    await expect(sentTo(context.loaded, 'anonymize_user')).toEqual([]);
  },
};

export const AskedForCode: Story = {
  name: 'Asked for a code as well',
  parameters: { pensionTrace: { scenario: withTwoSteps() } },
  play: async (context) => {
    await ask(context);
    await context.userEvent.type(screen.getByLabelText('Password'), 'correct horse battery');
    await context.userEvent.type(screen.getByLabelText('Code'), '000000');
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete my data for good' }));
    await expect(await within(await findDialog({ role: 'alertdialog' })).findByRole('alert')).toHaveTextContent(
      'This code does not fit.',
    );
    await expect(sentTo(context.loaded, 'anonymize_user')).toEqual([]);
  },
};

export const DataKept: Story = {
  name: 'Deleting declined',
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Keep my data' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Delete My Data' })).toHaveFocus());
    await expect(sentTo(context.loaded, 'anonymize_user')).toEqual([]);
  },
};

export const Deleting: Story = {
  parameters: { pensionTrace: { memory: { pending: ['anonymize_user'] } } },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'anonymize_user')).toEqual([{ p_id: 'customer-1' }]);
  },
};

export const DeletingFails: Story = {
  parameters: { pensionTrace: { memory: { fail: { anonymize_user: 'Please ask us to delete your data.' } } } },
  play: async (context) => {
    await confirm(context);
    await expect(await within(await findDialog({ role: 'alertdialog' })).findByRole('alert')).toHaveTextContent(
      'Please ask us to delete your data.',
    );
    await expect(adapterOf(context.loaded).state.loggedInAs).toBe('customer-1');
  },
};

export const Deleted: Story = {
  play: async (context) => {
    await confirm(context);
    await expect(
      await context.canvas.findByRole('heading', { level: 1, name: 'Your data has been deleted' }),
    ).toBeVisible();
    await expect(context.args.onCompleted).toHaveBeenCalledWith({ action: 'delete', tags: null });
    await expect(sentTo(context.loaded, 'anonymize_user')).toEqual([{ p_id: 'customer-1' }]);
    await expect(adapterOf(context.loaded).state.loggedInAs).toBeNull();
  },
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
