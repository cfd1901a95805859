import { KnownPensions } from '@pension-trace/react';
import type { useKnownPensions } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { sentTo } from '../../sentTo';

const form = formPlay({ scenario: 'known-pensions', call: 'portal_known_pensions_add', submit: 'Add Pension' });
const { play } = form;
const continuing = 'portal_known_pensions_continue';
const refusal = 'This step is not available to you at the moment.';

const meta = {
  title: 'Onboarding/Known pensions',
  excludeStories: ['byStatus'],
  component: KnownPensions,
  args: { onCompleted: fn() },
  parameters: form.initial,
} satisfies Meta<typeof KnownPensions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TheQuestion: Story = {
  play: async (context) => {
    await play({ heading: 'Help Us Help You: Add Your Known Pensions', sent: [], submits: false })(context);
    await expect(context.canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(sentTo(context.loaded, continuing)).toEqual([]);
  },
};

export const GoingToAddOne: Story = {
  parameters: form.sending,
  play: async (context) => {
    await play({ submits: true, sees: ['Loading...'] })(context);
    await expect(context.canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(context.canvas.getByRole('button', { name: 'No Known Pensions' })).toBeDisabled();
  },
};

export const RefusedByTheServer: Story = {
  parameters: form.with({ memory: { fail: { [continuing]: refusal } } }),
  play: async (context) => {
    await play({ does: [{ press: 'No Known Pensions' }], submits: false, alert: refusal })(context);
    await expect(context.canvas.getByRole('button', { name: 'Add Pension' })).toBeEnabled();
  },
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ alert: 'We could not reach our service.' }),
};

export const AddPensionChosen: Story = {
  play: play({ completed: { action: 'add', tags: [9] }, sees: ['Loading...'] }),
};

export const NoKnownPensionsChosen: Story = {
  play: async (context) => {
    const result = { action: 'continue', tags: [11] };
    await play({ does: [{ press: 'No Known Pensions' }], submits: false, completed: result, sent: [] })(context);
    await expect(context.canvas.getByRole('button', { name: 'Add Pension' })).toBeDisabled();
  },
};

export const byStatus = {
  success: AddPensionChosen,
  error: RefusedByTheServer,
  idle: TheQuestion,
  pending: GoingToAddOne,
} satisfies Record<ReturnType<typeof useKnownPensions>['state']['status'], Story>;
