import { BackendError, KnownPensions } from '@pension-trace/react';
import type { useKnownPensions } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const meta = {
  title: 'Onboarding/Known pensions',
  excludeStories: ['byStatus'],
  component: KnownPensions,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'known-pensions' } },
} satisfies Meta<typeof KnownPensions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheQuestion: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Help Us Help You: Add Your Known Pensions' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(sentTo(loaded, 'portal_known_pensions_add')).toEqual([]);
    await expect(sentTo(loaded, 'portal_known_pensions_continue')).toEqual([]);
  },
};

export const GoingToAddOne: Story = {
  parameters: { pensionTrace: { scenario: 'known-pensions', memory: { pending: ['portal_known_pensions_add'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add Pension' }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'No Known Pensions' })).toBeDisabled();
    await expect(sentTo(loaded, 'portal_known_pensions_add')).toHaveLength(1);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'known-pensions',
      memory: { fail: { portal_known_pensions_continue: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No Known Pensions' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
    await expect(canvas.getByRole('button', { name: 'Add Pension' })).toBeEnabled();
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'known-pensions',
      memory: { fail: { portal_known_pensions_add: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Pension' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const AddPensionChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Pension' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ action: 'add', tags: [9] }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const NoKnownPensionsChosen: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No Known Pensions' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ action: 'continue', tags: [11] }));
    await expect(sentTo(loaded, 'portal_known_pensions_add')).toEqual([]);
  },
};

export const byStatus = {
  success: AddPensionChosen,
  error: RefusedByTheServer,
  idle: TheQuestion,
  pending: GoingToAddOne,
} satisfies Record<ReturnType<typeof useKnownPensions>['state']['status'], Story>;
