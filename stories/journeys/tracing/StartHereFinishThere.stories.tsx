import { BackendError } from '@pension-trace/react';
import { PensionTracing } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleConfig } from '../../exampleConfig';
import { adapterOf } from '../../withPensionTrace';

interface Settings {
  /** Minutes without activity. */
  idle: number;
}

const start = Date.parse('2026-03-10T10:30:00Z');

const meta = {
  title: 'Journeys/Start here, finish there',
  tags: ['nightly'],
  args: { idle: 0 },
  parameters: { pensionTrace: { scenario: 'personal' } },
  render: ({ idle }, { loaded }) => {
    const clock = { now: () => new Date(start + (loaded.isIdle === true ? idle * 60_000 : 0)) };
    return (
      <PensionTracing
        adapter={adapterOf(loaded)}
        config={{ ...exampleConfig, keepsDrafts: true, idleMinutes: 15 }}
        clock={clock}
        location="/personal"
        navigate={() => undefined}
        hasPageTitles={false}
        onError={() => undefined}
        onWarning={() => undefined}
      />
    );
  },
} satisfies Meta<Settings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const waitForPage: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Personal Details' })).toBeVisible();
  await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Margaret'));
};

export const KeptDraft: Story = {
  name: 'Typed values are saved',
  play: async (context) => {
    await waitForPage(context);
    await context.userEvent.type(context.canvas.getByLabelText('Phone number'), '07700 900123');
    const { customers } = adapterOf(context.loaded).state;
    await waitFor(
      () =>
        expect(customers[0]?.drafts).toEqual([{ form: 'personal-details', typed: { phoneNumber: '07700 900123' } }]),
      { timeout: 5000 },
    );
  },
};

export const NotSaved: Story = {
  name: 'The last changes are not saved',
  parameters: {
    pensionTrace: {
      scenario: 'personal',
      memory: { fail: { portal_draft_keep: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    const { canvas, loaded, userEvent } = context;
    await waitForPage(context);
    await userEvent.type(canvas.getByLabelText('Phone number'), '07700 900123');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and log out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your last changes are not saved');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('07700 900123');
    await expect(canvas.getByRole('button', { name: 'Log out without saving' })).toBeVisible();
    await expect(adapterOf(loaded).state.loggedInAs).not.toBeNull();
  },
};

export const OnYourPhone: Story = {
  name: 'Continue on your phone',
  play: async (context) => {
    await waitForPage(context);
    // The offer is for wide screens.
    if (!matchMedia('(min-width: 64rem)').matches) {
      await expect(context.canvas.queryByText('Continue on your phone')).not.toBeInTheDocument();
      return;
    }
    await context.userEvent.click(await context.canvas.findByText('Continue on your phone'));
    await expect(context.canvas.getByRole('img', { name: 'QR code to log in on your phone' })).toBeVisible();
  },
};

/** Lets the time pass. The guard's code loads after the screen, so repeat the event until the guard listens. */
const becomeIdle: Play = async (context) => {
  await waitForPage(context);
  context.loaded.isIdle = true;
  await waitFor(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  });
};

export const StillThere: Story = {
  name: 'Are you still there?',
  args: { idle: 13.5 },
  play: async (context) => {
    await becomeIdle(context);
    await expect(screen.getByText('Time left: 1 minute 30 seconds')).toBeVisible();
  },
};

export const LastSeconds: Story = {
  name: 'The last seconds',
  args: { idle: 14.9 },
  play: async (context) => {
    await becomeIdle(context);
    await expect(screen.getByText('Time left: 6 seconds')).toBeVisible();
    await expect(screen.getByText('Time left: 10 seconds')).toBeInTheDocument();
  },
};
