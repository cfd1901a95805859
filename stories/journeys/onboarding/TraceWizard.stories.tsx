import { BackendError, TraceWizard } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseTraceFormResult, UseTraceWizardResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { formPlay } from '../../formPlay';
import { screenPlay } from '../../screenPlay';
import { sentTo } from '../../sentTo';

const oneTrace = getScenario('traces');
/** A customer with one trace who pressed Trace Another Pension. */
const another: MemoryScenario = {
  ...oneTrace,
  customers: oneTrace.customers?.map((customer) => ({ ...customer, tags: [6] })) ?? [],
};

const meta = {
  title: 'Onboarding/Trace wizard',
  excludeStories: ['byStatus'],
  component: TraceWizard,
  args: { onCompleted: fn(), onCancelled: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'create-trace' } },
} satisfies Meta<typeof TraceWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const call = 'portal_create_trace';
const { with: set, sending, offline, refusing } = formPlay({ scenario: 'create-trace', call, submit: 'Create Trace' });
const refusal = 'This step is not available to you at the moment.';
const start = 'Start year (Approximately)';
const end = 'End year (Approximately)';
const provider = 'Pension provider (If Known)';
const policy = 'Policy number (If Known)';
const industry = 'Industry (Optional)';
const more = { press: 'Add what else you remember (optional)' };
const elsewhere = { press: 'My employer had a different address then' };
const next = { press: 'Next' };
const cancel = { press: 'Cancel' };
const employer = { fill: { Employer: 'Milton Mills' } };
/** Goes to the second step. */
const toProvider = [employer, next, { waits: 'Do You Know The Provider For Milton Mills?' }];

export const TheFirstPension: Story = {
  play: screenPlay({ heading: "Let's Trace Your First Pension", offers: ['Next'], lacks: ['Cancel'] }),
};

export const AnotherPension: Story = {
  parameters: set({ scenario: another }),
  play: screenPlay({ heading: "Let's Trace Another Pension", offers: ['Cancel'] }),
};

export const Loading: Story = {
  parameters: set({ memory: { pending: ['portal_trace_count'] } }),
  play: screenPlay({ hears: ['Loading your application'], lacks: ['Next'] }),
};

export const NoConnectionAtFirst: Story = {
  parameters: set({ memory: { fail: { portal_trace_count: new BackendError('unreachable', 'No answer came') } } }),
  play: screenPlay({ alert: 'We could not reach our service.', offers: ['Try again'] }),
};

export const EmployerMissing: Story = {
  play: screenPlay({ does: [next], problems: ['Please enter an employer name'], sent: { [call]: [] } }),
};

export const EveryFieldWrong: Story = {
  play: screenPlay({
    does: [
      { fill: { Employer: 'Milton Mills '.repeat(9) } },
      more,
      { fill: { 'Job title (Optional)': 'Weaver '.repeat(15), [start]: '1957', [end]: '1970' } },
      elsewhere,
      next,
    ],
    problems: [
      'Employer should not exceed 100 characters',
      'Please enter a valid year that is after your birth year.',
      'Please enter a valid year that is after you can legally contribute.',
      'Job title should not exceed 100 characters',
      'Please enter the first line of your address',
      'Please enter a city',
      'Please enter a postcode',
    ],
  }),
};

export const EmployerStillPayingIn: Story = {
  play: screenPlay({
    does: [{ fill: { [start]: '2025' } }, { press: 'My employer is still paying in' }],
    sees: ['That is approximately 1 year.'],
    lacks: [end],
  }),
};

export const ADifferentEmployerAddress: Story = {
  async play(context) {
    const country = 'United Kingdom';
    await screenPlay({
      does: [more, elsewhere],
      sees: ['Where your employer was'],
      values: { Country: country },
    })(context);
    await expect(context.canvas.getByLabelText('Country')).toHaveAttribute('readonly');
  },
};

export const AnIndustryPicked: Story = {
  play: screenPlay({
    does: [more, { fill: { [industry]: 'weav' } }, { press: 'Weaving of textiles' }],
    values: { [industry]: 'Weaving of textiles' },
  }),
};

export const IndustriesBeingSearched: Story = {
  parameters: set({ memory: { pending: ['portal_sic_search'] } }),
  play: screenPlay({ does: [more, { fill: { [industry]: 'weav' } }], hears: ['Searching...'] }),
};

export const SuggestionsFailed: Story = {
  parameters: set({ memory: { fail: { portal_sic_search: new BackendError('unexpected', 'The search broke') } } }),
  async play(context) {
    await screenPlay({ does: [more, { fill: { [industry]: 'weav' } }], values: { [industry]: 'weav' } })(context);
    await waitFor(() => expect(sentTo(context.loaded, 'portal_sic_search')).toHaveLength(1));
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const ProfileNotLoaded: Story = {
  parameters: set({ memory: { fail: { portal_user: new BackendError('unexpected', 'The profile broke') } } }),
  play: screenPlay({
    sees: ['Failed to fetch user profile. Please try again later.'],
    offers: ['Try again', 'Next'],
    values: { Employer: '' },
  }),
};

export const TheProvider: Story = {
  async play(context) {
    await screenPlay({ does: toProvider, offers: ['Skip & Create Trace'] })(context);
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

const longEmployer =
  'The Sampleton and District Friendly Benefit Building Society and Savings Bank of Lower Exampleford';

export const AVeryLongEmployer: Story = {
  play: screenPlay({
    does: [{ fill: { Employer: longEmployer } }, next],
    heading: `Do You Know The Provider For ${longEmployer}?`,
    offers: ['Back'],
  }),
};

export const ProviderKnown: Story = {
  play: screenPlay({
    does: [...toProvider, { fill: { [provider]: 'Avi' } }, { press: 'Aviva' }],
    values: { [provider]: 'Aviva' },
    offers: ['Create Trace'],
  }),
};

export const BackToTheEmployer: Story = {
  async play(context) {
    await screenPlay({ does: [...toProvider, { press: 'Back' }], values: { Employer: 'Milton Mills' } })(context);
    await waitFor(() => expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Creating: Story = {
  parameters: sending,
  play: screenPlay({
    does: [...toProvider, { press: 'Skip & Create Trace' }],
    busy: 'Loading...',
    sent: { [call]: [{ p_employer: 'Milton Mills', p_paying: false }] },
  }),
};

export const RefusedByTheServer: Story = {
  parameters: refusing(refusal),
  play: screenPlay({
    does: [...toProvider, { fill: { [policy]: 'MM-104' } }, { press: 'Create Trace' }],
    alert: refusal,
    values: { [policy]: 'MM-104' },
  }),
};

export const NoConnection: Story = {
  parameters: offline,
  play: screenPlay({
    does: [...toProvider, { press: 'Skip & Create Trace' }],
    alert: 'We could not reach our service.',
  }),
};

export const Created: Story = {
  play: screenPlay({
    does: [
      employer,
      more,
      { fill: { 'Job title (Optional)': 'Weaver', [industry]: 'Weaving', [start]: '1979', [end]: '1988' } },
      elsewhere,
      { fill: { 'Address line 1': '12 Sample Street', 'Town or city': 'Sampleton', Postcode: 'ex713aa' } },
      next,
      { fill: { [provider]: 'Aviva', [policy]: 'MM-104' } },
      { press: 'Create Trace' },
    ],
    completed: { tags: [7] },
    offers: ['Done'],
    sent: {
      [call]: [
        {
          p_employer: 'Milton Mills',
          p_paying: false,
          p_title: 'Weaver',
          p_industry: 'Weaving',
          p_start_year: 1979,
          p_end_year: 1988,
          p_provider: 'Aviva',
          p_policy: 'MM-104',
          p_employer_address: {
            line1: '12 Sample Street',
            line2: '',
            line3: '',
            city: 'Sampleton',
            postcode: 'EX71 3AA',
          },
        },
      ],
    },
  }),
};

export const Cancelling: Story = {
  parameters: set({ scenario: another, memory: { pending: ['portal_create_trace_cancel'] } }),
  play: screenPlay({ does: [cancel], busy: 'Loading...', disabled: ['Next'] }),
};

export const CancellingRefused: Story = {
  parameters: set({ scenario: another, memory: { fail: { portal_create_trace_cancel: refusal } } }),
  play: screenPlay({ does: [employer, cancel], alert: refusal, values: { Employer: 'Milton Mills' } }),
};

export const Cancelled: Story = {
  parameters: set({ scenario: another }),
  play: screenPlay({ does: [cancel], cancelled: { tags: [7] }, busy: 'Loading...' }),
};

export const byStatus = {
  screen: { error: NoConnectionAtFirst, pending: Loading, success: TheFirstPension } satisfies Record<
    UseTraceWizardResult['state']['status'],
    Story
  >,
  form: {
    success: Created,
    idle: TheFirstPension,
    error: RefusedByTheServer,
    invalid: EmployerMissing,
    pending: Creating,
  } satisfies Record<UseTraceFormResult['state']['status'], Story>,
  cancel: { success: Cancelled, error: CancellingRefused, idle: TheFirstPension, pending: Cancelling } satisfies Record<
    UseTraceWizardResult['cancel']['state']['status'],
    Story
  >,
};
