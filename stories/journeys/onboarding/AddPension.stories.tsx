import { AddPension, BackendError } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseAddPensionResult, UsePensionFormResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const onePension = getScenario('pensions');
/** A customer with one pension who pressed Add Another Pension. */
const another: MemoryScenario = {
  ...onePension,
  customers: onePension.customers?.map((customer) => ({ ...customer, tags: [9] })) ?? [],
};

const meta = {
  title: 'Onboarding/Add pension',
  excludeStories: ['byStatus'],
  component: AddPension,
  args: { onCompleted: fn(), onCancelled: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'add-pension' } },
} satisfies Meta<typeof AddPension>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Fills in the required fields. */
async function fillIn({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText('Pension provider'), 'Royal London');
  await userEvent.type(canvas.getByLabelText('Policy number'), 'RL-1');
  await userEvent.type(canvas.getByLabelText('Start year (Approximately)'), '1997');
  await userEvent.type(canvas.getByLabelText('End year (Approximately)'), '2009');
}

export const TheFirstPension: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "Let's Add Your First Pension" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([]);
  },
};

export const AnotherPension: Story = {
  parameters: { pensionTrace: { scenario: another } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "Let's Add Another Pension" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'add-pension', memory: { pending: ['portal_pension_count'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your application')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const NoConnectionAtFirst: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'add-pension',
      memory: { fail: { portal_pension_count: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const EveryFieldMissing: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I had a different address then' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add Pension' }));
    const summary = canvas.getByRole('alert');
    for (const message of [
      'Please enter a provider',
      'Please enter a policy number',
      'Please enter a start year',
      'Please enter a end year',
      'Please enter the first line of your address',
      'Please enter a city',
      'Please enter a postcode',
    ]) {
      await expect(summary).toHaveTextContent(message);
    }
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(args.onInvalid).toHaveBeenCalledWith({ count: 7 });
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([]);
  },
};

export const StillContributing: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Pension provider'), 'Scottish Widows');
    await userEvent.type(canvas.getByLabelText('Policy number'), 'SW-1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am still paying in' }));
    await userEvent.type(canvas.getByLabelText('Start year (Approximately)'), '2009');
    await expect(canvas.queryByLabelText('End year (Approximately)')).toBeNull();
    await expect(canvas.getByText('That is approximately 17 years.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Pension' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [10] }));
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([
      { p_provider: 'Scottish Widows', p_policy: 'SW-1', p_paying: true, p_start_year: 2009 },
    ]);
  },
};

export const Adding: Story = {
  parameters: { pensionTrace: { scenario: 'add-pension', memory: { pending: ['portal_create_pension'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add Pension' }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([
      { p_provider: 'Royal London', p_policy: 'RL-1', p_paying: false, p_start_year: 1997, p_end_year: 2009 },
    ]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'add-pension',
      memory: { fail: { portal_create_pension: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Pension' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
    await expect(canvas.getByLabelText('Pension provider')).toHaveValue('Royal London');
  },
};

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Add Pension' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [10] }));
    await expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const CancelledWithoutAnyPension: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledWith({ tags: [8] }));
    await expect(sentTo(loaded, 'portal_create_pension')).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const CancellingRefused: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'add-pension',
      memory: { fail: { portal_pension_cancel: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
  },
};

export const Cancelling: Story = {
  parameters: { pensionTrace: { scenario: 'add-pension', memory: { pending: ['portal_pension_cancel'] } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(sentTo(loaded, 'portal_pension_cancel')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Add Pension' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const byStatus = {
  screen: { error: NoConnectionAtFirst, pending: Loading, success: TheFirstPension } satisfies Record<
    UseAddPensionResult['state']['status'],
    Story
  >,
  form: {
    success: Added,
    idle: TheFirstPension,
    error: RefusedByTheServer,
    invalid: EveryFieldMissing,
    pending: Adding,
  } satisfies Record<UsePensionFormResult['state']['status'], Story>,
  cancel: {
    success: CancelledWithoutAnyPension,
    error: CancellingRefused,
    idle: TheFirstPension,
    pending: Cancelling,
  } satisfies Record<UseAddPensionResult['cancel']['state']['status'], Story>,
};
