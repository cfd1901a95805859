import { AddPensionForm, BackendError } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseAddPensionResult, UsePensionFormResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { screenPlay } from '../../screenPlay';

const onePension = getScenario('pensions');
/** A customer with one pension who pressed Add Another Pension. */
const another: MemoryScenario = {
  ...onePension,
  customers: onePension.customers?.map((customer) => ({ ...customer, tags: [9] })) ?? [],
};

const meta = {
  title: 'Onboarding/Add pension',
  excludeStories: ['byStatus'],
  component: AddPensionForm,
  args: { onCompleted: fn(), onCancelled: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'add-pension' } },
} satisfies Meta<typeof AddPensionForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const call = 'portal_create_pension';
const { with: set, sending, refusing } = formPlay({ scenario: 'add-pension', call, submit: 'Add Pension' });
const refusal = 'This step is not available to you at the moment.';
const start = 'Start year (Approximately)';
const end = 'End year (Approximately)';
const add = { press: 'Add Pension' };
const cancel = { press: 'Cancel' };
const filled = {
  fill: { 'Pension provider': 'Royal London', 'Policy number': 'RL-1', [start]: '1997', [end]: '2009' },
};

export const TheFirstPension: Story = {
  play: screenPlay({ heading: "Let's Add Your First Pension", offers: ['Cancel'] }),
};

export const AnotherPension: Story = {
  parameters: set({ scenario: another }),
  play: screenPlay({ heading: "Let's Add Another Pension" }),
};

export const Loading: Story = {
  parameters: set({ memory: { pending: ['portal_pension_count'] } }),
  play: screenPlay({ hears: ['Loading your application'], lacks: ['Add Pension'] }),
};

export const NoConnectionAtFirst: Story = {
  parameters: set({ memory: { fail: { portal_pension_count: new BackendError('unreachable', 'No answer came') } } }),
  play: screenPlay({ alert: 'We could not reach our service.', offers: ['Try again'] }),
};

export const EveryFieldMissing: Story = {
  play: screenPlay({
    does: [{ press: 'I had a different address then' }, add],
    problems: [
      'Please enter a provider',
      'Please enter a policy number',
      'Please enter a start year',
      'Please enter a end year',
      'Please enter the first line of your address',
      'Please enter a city',
      'Please enter a postcode',
    ],
    sent: { [call]: [] },
  }),
};

export const StillContributing: Story = {
  play: screenPlay({
    does: [
      { fill: { 'Pension provider': 'Scottish Widows', 'Policy number': 'SW-1', [start]: '2009' } },
      { press: 'I am still paying in' },
    ],
    sees: ['That is approximately 17 years.'],
    lacks: [end],
  }),
};

export const Adding: Story = {
  parameters: sending,
  play: screenPlay({
    does: [filled, add],
    busy: 'Loading...',
    disabled: ['Cancel'],
    sent: {
      [call]: [{ p_provider: 'Royal London', p_policy: 'RL-1', p_paying: false, p_start_year: 1997, p_end_year: 2009 }],
    },
  }),
};

export const RefusedByTheServer: Story = {
  parameters: refusing(refusal),
  play: screenPlay({ does: [filled, add], alert: refusal, values: { 'Pension provider': 'Royal London' } }),
};

export const Added: Story = {
  play: screenPlay({ does: [filled, add], completed: { tags: [10] }, offers: ['Done'] }),
};

export const CancelledWithoutAnyPension: Story = {
  play: screenPlay({ does: [cancel], cancelled: { tags: [8] }, busy: 'Loading...', sent: { [call]: [] } }),
};

export const CancellingRefused: Story = {
  parameters: set({ memory: { fail: { portal_pension_cancel: refusal } } }),
  play: screenPlay({ does: [cancel], alert: refusal }),
};

export const Cancelling: Story = {
  parameters: set({ memory: { pending: ['portal_pension_cancel'] } }),
  play: screenPlay({ does: [cancel], busy: 'Loading...', disabled: ['Add Pension'] }),
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
