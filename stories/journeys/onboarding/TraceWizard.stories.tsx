import { BackendError, TraceWizard } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { UseTraceFormResult, UseTraceWizardResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];
type UserEvent = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

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

/** Fills in the employer and goes to the second step. */
async function goToProvider(canvas: Canvas, userEvent: UserEvent, employer = 'Milton Mills') {
  await userEvent.type(await canvas.findByLabelText('Employer'), employer);
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await canvas.findByRole('heading', { level: 1, name: `Do You Know The Provider For ${employer}?` });
}

export const TheFirstPension: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "Let's Trace Your First Pension" }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const AnotherPension: Story = {
  parameters: { pensionTrace: { scenario: another } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: "Let's Trace Another Pension" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace', memory: { pending: ['portal_trace_count'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your application')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const NoConnectionAtFirst: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'create-trace',
      memory: { fail: { portal_trace_count: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const EmployerMissing: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByLabelText('Employer')).toHaveAccessibleDescription(/Please enter an employer name/);
    await expect(args.onInvalid).toHaveBeenCalledWith({ count: 1 });
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const EveryFieldWrong: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByLabelText('Employer'));
    await userEvent.paste('Milton Mills '.repeat(9));
    await userEvent.click(await canvas.findByText('Add what else you remember (optional)'));
    await userEvent.click(canvas.getByLabelText('Job title (Optional)'));
    await userEvent.paste('Weaver '.repeat(15));
    await userEvent.type(canvas.getByLabelText('Start year (Approximately)'), '1957');
    await userEvent.type(canvas.getByLabelText('End year (Approximately)'), '1970');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My employer had a different address then' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const summary = canvas.getByRole('alert');
    for (const message of [
      'Employer should not exceed 100 characters',
      'Job title should not exceed 100 characters',
      'Please enter a valid year that is after your birth year.',
      'Please enter a valid year that is after you can legally contribute.',
      'Please enter the first line of your address',
      'Please enter a city',
      'Please enter a postcode',
    ]) {
      await expect(summary).toHaveTextContent(message);
    }
    await expect(args.onInvalid).toHaveBeenCalledWith({ count: 7 });
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const EndBeforeStart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Employer'), 'Milton Mills');
    await userEvent.type(canvas.getByLabelText('Start year (Approximately)'), '1994');
    await userEvent.type(canvas.getByLabelText('End year (Approximately)'), '1988');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText('End year (Approximately)')).toHaveAccessibleDescription(
      /End year must be greater than start year\./,
    );
  },
};

export const LengthOfEmployment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Start year (Approximately)'), '1979');
    await userEvent.type(canvas.getByLabelText('End year (Approximately)'), '1988');
    await expect(canvas.getByText('That is approximately 9 years.')).toBeVisible();
  },
};

export const EmployerStillPayingIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Start year (Approximately)'), '2025');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My employer is still paying in' }));
    await expect(canvas.queryByLabelText('End year (Approximately)')).toBeNull();
    await expect(canvas.getByText('That is approximately 1 year.')).toBeVisible();
  },
};

export const ADifferentEmployerAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Add what else you remember (optional)'));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'My employer had a different address then' }));
    await expect(canvas.getByRole('group', { name: 'Where your employer was' })).toBeVisible();
    await expect(canvas.getByLabelText('Country')).toHaveValue('United Kingdom');
    await expect(canvas.getByLabelText('Country')).toHaveAttribute('readonly');
  },
};

export const AnIndustryPicked: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByText('Add what else you remember (optional)'));
    const industry = await canvas.findByLabelText('Industry (Optional)');
    await userEvent.type(industry, 'weav');
    await userEvent.click(await screen.findByRole('option', { name: 'Weaving of textiles' }));
    await expect(industry).toHaveValue('Weaving of textiles');
    await expect(sentTo(loaded, 'portal_sic_search')[0]).toEqual({ p_name: 'weav' });
  },
};

export const IndustriesBeingSearched: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace', memory: { pending: ['portal_sic_search'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Add what else you remember (optional)'));
    await userEvent.type(await canvas.findByLabelText('Industry (Optional)'), 'weav');
    await expect((await canvas.findAllByText('Searching...')).length).toBeGreaterThan(0);
  },
};

export const SuggestionsFailed: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'create-trace',
      memory: { fail: { portal_sic_search: new BackendError('unexpected', 'The search broke') } },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByText('Add what else you remember (optional)'));
    const industry = await canvas.findByLabelText('Industry (Optional)');
    await userEvent.type(industry, 'weav');
    await waitFor(() => expect(sentTo(loaded, 'portal_sic_search')).toHaveLength(1));
    await expect(industry).toHaveValue('weav');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ProfileNotLoaded: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'create-trace',
      memory: { fail: { portal_user: new BackendError('unexpected', 'The profile broke') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch user profile. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.getByLabelText('Employer')).toBeEnabled();
  },
};

export const TheProvider: Story = {
  play: async ({ canvas, userEvent }) => {
    await goToProvider(canvas, userEvent);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Skip & Create Trace' })).toBeEnabled();
  },
};

export const AVeryLongEmployer: Story = {
  play: async ({ canvas, userEvent }) => {
    await goToProvider(
      canvas,
      userEvent,
      'The Sampleton and District Friendly Benefit Building Society and Savings Bank of Lower Exampleford',
    );
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
  },
};

export const ProviderKnown: Story = {
  play: async ({ canvas, userEvent }) => {
    await goToProvider(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Pension provider (If Known)'), 'Avi');
    await userEvent.click(await screen.findByRole('option', { name: 'Aviva' }));
    await expect(canvas.getByLabelText('Pension provider (If Known)')).toHaveValue('Aviva');
    await expect(canvas.getByRole('button', { name: 'Create Trace' })).toBeEnabled();
  },
};

export const ProviderAndPolicyTooLong: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await goToProvider(canvas, userEvent);
    await userEvent.click(canvas.getByLabelText('Pension provider (If Known)'));
    await userEvent.paste('Provider '.repeat(12));
    await userEvent.click(canvas.getByLabelText('Policy number (If Known)'));
    await userEvent.paste('1234-5678-'.repeat(11));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Trace' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Provider should not exceed 100 characters');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Policy number should not exceed 100 characters');
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const BackToTheEmployer: Story = {
  play: async ({ canvas, userEvent }) => {
    await goToProvider(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Employer')).toHaveValue('Milton Mills');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Creating: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace', memory: { pending: ['portal_create_trace'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await goToProvider(canvas, userEvent);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Skip & Create Trace' }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([{ p_employer: 'Milton Mills', p_paying: false }]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'create-trace',
      memory: { fail: { portal_create_trace: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await goToProvider(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Policy number (If Known)'), 'MM-104');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Trace' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
    await expect(canvas.getByLabelText('Policy number (If Known)')).toHaveValue('MM-104');
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'create-trace',
      memory: { fail: { portal_create_trace: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await goToProvider(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip & Create Trace' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Created: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Employer'), 'Milton Mills');
    await userEvent.click(await canvas.findByText('Add what else you remember (optional)'));
    await userEvent.type(canvas.getByLabelText('Job title (Optional)'), 'Weaver');
    await userEvent.type(canvas.getByLabelText('Industry (Optional)'), 'Weaving');
    await userEvent.type(canvas.getByLabelText('Start year (Approximately)'), '1979');
    await userEvent.type(canvas.getByLabelText('End year (Approximately)'), '1988');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'My employer had a different address then' }));
    await userEvent.type(canvas.getByLabelText('Address line 1'), '12 Sample Street');
    await userEvent.type(canvas.getByLabelText('Town or city'), 'Sampleton');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'ex713aa');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.type(await canvas.findByLabelText('Pension provider (If Known)'), 'Aviva');
    await userEvent.type(canvas.getByLabelText('Policy number (If Known)'), 'MM-104');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Trace' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [7] }));
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([
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
    ]);
    await expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const Cancelling: Story = {
  parameters: { pensionTrace: { scenario: another, memory: { pending: ['portal_create_trace_cancel'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(sentTo(loaded, 'portal_create_trace_cancel')).toHaveLength(1);
  },
};

export const CancellingRefused: Story = {
  parameters: {
    pensionTrace: {
      scenario: another,
      memory: { fail: { portal_create_trace_cancel: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Employer'), 'Milton Mills');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
    await expect(canvas.getByLabelText('Employer')).toHaveValue('Milton Mills');
    await expect(args.onCancelled).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  parameters: { pensionTrace: { scenario: another } },
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByLabelText('Employer'), 'Milton Mills');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledWith({ tags: [7] }));
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
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
