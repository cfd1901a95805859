import { BackendError, PensionList } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { usePensionList } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { screenPlay } from '../../screenPlay';
import type { PensionTraceStory } from '../../withPensionTrace';
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
  component: PensionList,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'pensions' } },
} satisfies Meta<typeof PensionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const memory = (options: PensionTraceStory['memory']) => ({ pensionTrace: { scenario: 'pensions', memory: options } });
const edit = { press: 'Edit Scottish Widows' };
const continues = { press: 'Continue Application' };
const another = 'Add Another Pension';

export const OnePension: Story = {
  play: screenPlay({
    heading: 'Would You Like To Add Another Pension?',
    sees: ['Scottish Widows', wholeText('Since 2009 · SW-77-1834'), 'Active'],
    offers: [another],
  }),
};

export const ManyPensions: Story = {
  parameters: { pensionTrace: { scenario: many } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getAllByRole('button', { name: another })).toHaveLength(2);
  },
};

export const NoPensions: Story = {
  parameters: { pensionTrace: { scenario: 'add-pension' } },
  play: screenPlay({
    sees: ['No Pensions Found', "You haven't created any pensions yet. Start by creating your first pension."],
  }),
};

export const Loading: Story = {
  parameters: memory({ pending: ['portal_user_pensions'] }),
  play: screenPlay({ loads: ['Loading your pensions', 3] }),
};

export const NotLoaded: Story = {
  parameters: memory({ fail: { portal_user_pensions: new BackendError('unreachable', 'No answer came') } }),
  play: screenPlay({
    alert: 'We encountered an error while fetching your pensions. Please try again later.',
    sees: ['Oops! Something went wrong'],
  }),
};

export const GoingToAddAnother: Story = {
  parameters: memory({ pending: ['portal_pension_add'] }),
  play: screenPlay({ does: [{ press: another }], busy: 'Loading...', disabled: ['Continue Application'] }),
};

const refusal = 'This step is not available to you at the moment.';

export const RefusedByTheServer: Story = {
  parameters: memory({ fail: { portal_pension_continue: refusal } }),
  play: screenPlay({ does: [continues], alert: refusal }),
};

export const Continued: Story = {
  play: screenPlay({ does: [continues], completed: { action: 'continue', tags: [11] }, busy: 'Loading...' }),
};

export const Edited: Story = {
  async play(context) {
    await screenPlay({
      does: [
        edit,
        { press: 'I am still paying in' },
        { fill: { 'End year (Approximately)': '2015' } },
        { press: 'Edit Pension' },
      ],
      hears: [wholeText('Your changes to Scottish Widows have been saved.')],
      sent: {
        portal_edit_pension: [
          {
            p_id: 'pension-1',
            p_provider: 'Scottish Widows',
            p_policy: 'SW-77-1834',
            p_paying: false,
            p_start_year: 2009,
            p_end_year: 2015,
          },
        ],
      },
    })(context);
    await waitFor(() => expect(context.canvas.getByRole('button', { name: edit.press })).toHaveFocus());
  },
};

export const EditingRefused: Story = {
  parameters: memory({ fail: { portal_edit_pension: 'We could not find what you asked for.' } }),
  play: screenPlay({
    does: [edit, { press: 'Edit Pension' }],
    alert: 'We could not find what you asked for.',
    values: { 'Pension provider': 'Scottish Widows' },
  }),
};

export const byStatus = {
  list: { empty: NoPensions, error: NotLoaded, pending: Loading, success: OnePension } satisfies Record<
    ReturnType<typeof usePensionList>['list']['status'],
    Story
  >,
  actions: {
    success: Continued,
    error: RefusedByTheServer,
    idle: OnePension,
    pending: GoingToAddAnother,
  } satisfies Record<ReturnType<typeof usePensionList>['actions']['state']['status'], Story>,
};
