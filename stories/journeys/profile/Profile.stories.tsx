import { Profile } from '@pension-trace/react';
import type { useCancelApplication, UseDataCopyResult } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { navigateOf } from '../../withPensionTrace';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Profile',
  excludeStories: ['byStatus'],
  component: Profile,
  args: { onCompleted: fn(), loadingTime: 0 },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    const facts = (await canvas.findAllByRole('definition')).map(({ textContent }) => textContent);
    await expect(facts.slice(0, 4)).toEqual(['Margaret', 'Hale', 'margaret.hale@example.com', '07700 900123']);
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Current Address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your portal' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal');
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
};

export const MinimumLoadingTime: Story = {
  args: { loadingTime: 60_000 },
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(sentTo(loaded, 'portal_user')).toHaveLength(1));
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { portal_user: 'Please try again later.' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

async function ask(canvas: StoryContext['canvas']) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Application' }));
  return within(await findDialog({ role: 'alertdialog' }));
}

export const AskedBeforeCancelling: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await ask(canvas);
    await expect(dialog.getByRole('button', { name: 'Keep my application' })).toBeEnabled();
    await expect(sentTo(loaded, 'portal_cancel_application')).toEqual([]);
  },
};

export const ApplicationKept: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(sentTo(loaded, 'portal_cancel_application')).toEqual([]);
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, args, loaded }) => {
    const dialog = await ask(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancel Application' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [14] }));
    await expect(sentTo(loaded, 'portal_cancel_application')).toHaveLength(1);
  },
};

export const CancellingRefused: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_cancel_application: 'Your application cannot be cancelled today.' } },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Application' }));
    await expect(await dialog.findByText('Your application cannot be cancelled today.')).toBeVisible();
  },
};

export const Cancelling: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_cancel_application'] } } },
  play: async ({ canvas, loaded }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Application' }));
    await waitFor(() => expect(sentTo(loaded, 'portal_cancel_application')).toHaveLength(1));
    await expect(dialog.getByRole('button', { name: 'Cancelling...' })).toBeVisible();
  },
};

const withDataCopy = {
  pensionTrace: {
    scenario: { ...getScenario('portal'), offersDataCopy: true },
    config: { companyName: 'Lantern Pension Tracing', offersDataCopy: true },
  },
};

async function askForData({ canvas }: Pick<StoryContext, 'canvas'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Download my data' }));
  return within(await findDialog({ name: 'Download your data?' }));
}

async function download(dialog: Awaited<ReturnType<typeof askForData>>, password: string) {
  if (password !== '') await userEvent.type(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Download my data' }));
}

export const DataOffered: Story = {
  name: 'Data download: offered',
  parameters: withDataCopy,
  play: async (context) => {
    const dialog = await askForData(context);
    await expect(dialog.getByText(/contains your National Insurance number/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sentTo(context.loaded, 'portal_data_copy')).toEqual([]);
  },
};

export const DataPasswordMissing: Story = {
  name: 'Data download: no password',
  parameters: withDataCopy,
  play: async (context) => {
    const dialog = await askForData(context);
    await download(dialog, '');
    await expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/Please enter your password/);
    await expect(sentTo(context.loaded, 'auth.confirmIdentity')).toEqual([]);
  },
};

export const DataPasswordWrong: Story = {
  name: 'Data download: wrong password',
  parameters: withDataCopy,
  play: async (context) => {
    const dialog = await askForData(context);
    await download(dialog, 'not the password');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This is not your password. Please try again.');
    await expect(sentTo(context.loaded, 'portal_data_copy')).toEqual([]);
  },
};

export const DataCollected: Story = {
  name: 'Data download: collecting',
  parameters: { pensionTrace: { ...withDataCopy.pensionTrace, memory: { pending: ['portal_data_copy'] } } },
  play: async (context) => {
    const dialog = await askForData(context);
    await download(dialog, 'correct horse battery');
    await expect(await dialog.findByRole('button', { name: 'Collecting...' })).toBeVisible();
  },
};

export const DataDownloaded: Story = {
  name: 'Data download: downloaded',
  parameters: withDataCopy,
  play: async (context) => {
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
      const dialog = await askForData(context);
      await download(dialog, 'correct horse battery');
      await expect(await context.canvas.findByText('Your data has been downloaded.')).toBeVisible();
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(saved).toEqual(['my-pension-tracing-data-2026-03-10.json']);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Download my data' })).toHaveFocus());
  },
};

export const byStatus = {
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
