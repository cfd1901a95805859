import { BackendError, PensionsStep } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { usePensionsStep } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { wholeText } from '../../../tests/wholeText';

const portal = getScenario('portal');
const [sample] = portal.customers?.[0]?.pensions ?? [];
const names = [
  'Scottish Widows',
  'Royal London',
  'Legal & General',
  'The Sampleton and District Friendly Benefit Building Society Staff Retirement and Life Assurance Scheme',
  'Aviva',
  'NEST',
];
/** A customer with many pensions, one of them with a very long name. */
const many: MemoryScenario = {
  ...portal,
  customers:
    portal.customers?.map((customer) => ({
      ...customer,
      tags: [10],
      pensions: sample
        ? names.map((name, index) => ({ ...sample, id: `pension-${String(index + 1)}`, name, provider: name }))
        : [],
    })) ?? [],
};

const meta = {
  title: 'Onboarding/Pensions list',
  excludeStories: ['byStatus'],
  component: PensionsStep,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'pensions' } },
} satisfies Meta<typeof PensionsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePension: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Would You Like To Add Another Pension?' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Scottish Widows' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add Another Pension' })).toHaveLength(1);
  },
};

export const ManyPensions: Story = {
  parameters: { pensionTrace: { scenario: many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('button', { name: 'Add Another Pension' })).toHaveLength(2);
  },
};

export const NoPensions: Story = {
  parameters: { pensionTrace: { scenario: 'add-pension' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No Pensions Found' })).toBeVisible();
    await expect(
      canvas.getByText("You haven't created any pensions yet. Start by creating your first pension."),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'pensions', memory: { pending: ['portal_user_pensions'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your pensions')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'pensions',
      memory: { fail: { portal_user_pensions: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('Oops! Something went wrong');
    await expect(box).toHaveTextContent(
      'We encountered an error while fetching your pensions. Please try again later.',
    );
  },
};

export const GoingToAddAnother: Story = {
  parameters: { pensionTrace: { scenario: 'pensions', memory: { pending: ['portal_pension_add'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Another Pension' }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(await canvas.findByRole('button', { name: 'Continue Application' })).toBeDisabled();
    await expect(sentTo(loaded, 'portal_pension_add')).toHaveLength(1);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'pensions',
      memory: { fail: { portal_pension_continue: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue Application' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
  },
};

export const Continued: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue Application' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ action: 'continue', tags: [11] }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const Edited: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Scottish Widows' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Edit your pension' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am still paying in' }));
    await userEvent.type(canvas.getByLabelText('End year (Approximately)'), '2015');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Pension' }));
    await expect(await canvas.findByRole('button', { name: 'Edit Scottish Widows' })).toHaveFocus();
    await expect(canvas.getByText(wholeText('Your changes to Scottish Widows have been saved.'))).toBeInTheDocument();
    await expect(sentTo(loaded, 'portal_edit_pension')).toEqual([
      {
        p_id: 'pension-1',
        p_provider: 'Scottish Widows',
        p_policy: 'SW-77-1834',
        p_paying: false,
        p_start_year: 2009,
        p_end_year: 2015,
      },
    ]);
  },
};

export const EditingRefused: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'pensions',
      memory: { fail: { portal_edit_pension: 'We could not find what you asked for.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Scottish Widows' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Pension' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not find what you asked for.');
    await expect(canvas.getByLabelText('Pension provider')).toHaveValue('Scottish Widows');
  },
};

export const byStatus = {
  list: { empty: NoPensions, error: NotLoaded, pending: Loading, success: OnePension } satisfies Record<
    ReturnType<typeof usePensionsStep>['list']['status'],
    Story
  >,
  actions: {
    success: Continued,
    error: RefusedByTheServer,
    idle: OnePension,
    pending: GoingToAddAnother,
  } satisfies Record<ReturnType<typeof usePensionsStep>['actions']['state']['status'], Story>,
};
