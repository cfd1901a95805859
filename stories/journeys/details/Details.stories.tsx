import { PensionDetails, TraceDetails } from '@pension-trace/react';
import type { MemoryScenario } from '@pension-trace/react/memory';
import type { usePensionDetails, useTraceDetails } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { exampleConfig } from '../../exampleConfig';
import { exampleford, margaret, portal, traceWith, withFind } from '../../portalScenarios';
import { sentTo } from '../../sentTo';
import { navigateOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';
import { findDialog } from '../../findDialog';

/** The first trace of the sample customer. */
const trace = 'trace-1';

const meta = {
  title: 'Portal/Details',
  excludeStories: ['byStatus'],
  component: TraceDetails,
  args: { id: trace },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof TraceDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The portal with one trace and its changes. */
function withTrace(changes: Parameters<typeof traceWith>[2], status = 'Provider Contacted'): MemoryScenario {
  return { ...portal, customers: [{ ...margaret, traces: [traceWith(1, status, changes)] }] };
}

/** Its only search has found a pension. */
const foundByNest = {
  searches: [
    {
      id: 'search-1',
      provider: 'Nest',
      status: { name: 'Completed' },
      created_date: '2026-01-22T08:00:00+00:00',
      updated_date: '2026-03-02T14:30:00+00:00',
    },
  ],
};

const guide = 'A rough guide: might it have been refunded?';

function expectGuide(words: RegExp): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: guide }));
    await expect(await section.findByText(words)).toBeVisible();
    await expect(section.getByRole('link', { name: /MoneyHelper/ })).toBeVisible();
  };
}

export const Trace: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Searches' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Activity log' })).toBeVisible();
    await expect(canvas.getByText('Policy number')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your portal' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal');
  },
};

export const NothingRecordedYet: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ searches: [], activity: [] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No Searches Found' })).toBeVisible();
    await expect(canvas.getByText('There are no searches associated with this trace yet.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'No Activity Found' })).toBeVisible();
    await expect(canvas.getByText('There is no activity recorded for this entity yet.')).toBeVisible();
  },
};

/** The activity log appears with the searches. */
export const SearchesLoading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_trace_searches'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the searches')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Activity log' })).toBeNull();
  },
};

export const ActivityLoading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_activity'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the activity')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Searches' })).toBeVisible();
  },
};

export const ProviderAsked: Story = {
  parameters: { pensionTrace: { now: '2026-02-20T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        wholeText(
          'We asked Aviva on 22 January 2026. Providers usually answer within two to six weeks: by 5 March 2026.',
        ),
      ),
    ).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'How far this trace has got' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.querySelector('time')?.textContent)).toEqual([
      '19 January 2026',
      '20 January 2026',
      '22 January 2026',
      undefined,
    ]);
  },
};

export const ProviderTakesLonger: Story = {
  name: 'A provider that has not answered within six weeks',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This one takes longer: six weeks ended on 5 March 2026\.$/)).toBeVisible();
  },
};

export const WithoutDays: Story = {
  name: 'A backend that does not say when each step was reached',
  parameters: { pensionTrace: { scenario: withTrace({ status_dates: null }, 'Provider Contacted') } },
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('list', { name: 'How far this trace has got' });
    await expect(steps.querySelector('time')).toBeNull();
  },
};

export const NoProviderAskedYet: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ searches: [] }, 'Searching') } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Once we have written to a provider, they usually answer within two to six weeks.'),
    ).toBeVisible();
  },
};

/** The firm has linked the trace to the pension. */
export const Found: Story = {
  parameters: {
    pensionTrace: { scenario: withTrace({ provider: null, pension_id: 'pension-2', ...foundByNest }, 'Completed') },
  },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nest holds a pension for you' })).toBeVisible();
    await expect(canvas.getAllByText('Nest')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See your pension' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal/pension/pension-2');
  },
};

export const FoundWithoutALink: Story = {
  parameters: { pensionTrace: { scenario: withTrace(foundByNest, 'Pension Found') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Nest holds a pension for you' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See your pension' })).not.toBeInTheDocument();
  },
};

export const FoundWithoutAProvider: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ provider: null, searches: [] }, 'Completed') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'We found a pension for you' })).toBeVisible();
    // In one column, the facts wait for the lists above them.
    await waitFor(() => expect(canvas.getByText('Not known')).toBeVisible());
  },
};

export const Finished: Story = {
  parameters: { pensionTrace: { scenario: withTrace({}, 'Completed') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Searches' })).toBeVisible();
    await expect(canvas.queryByText(/two to six weeks/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: guide })).not.toBeInTheDocument();
  },
};

export const NothingFound: Story = {
  parameters: { pensionTrace: { scenario: withTrace({}, 'Nothing Found') } },
  play: async ({ canvas }) => {
    const steps = within(await canvas.findByRole('region', { name: 'What to do now' }));
    await expect(steps.getAllByRole('list')[0]?.children).toHaveLength(3);
    await expect(steps.getByRole('link', { name: 'Send us what you find' })).toBeVisible();
    await expect(steps.getByRole('link', { name: /^Ask HMRC on GOV\.UK/ })).toBeVisible();
    await userEvent.click(steps.getByText('More that can help'));
    await expect(canvas.getByText('Watch out for scams')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Find pension contact details on GOV.UK/ })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-pension-contact-details',
    );
    for (const link of canvas.getAllByRole('link', { name: /\(opens in a new tab\)$/ })) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(canvas.queryByText(/two to six weeks/)).not.toBeInTheDocument();
  },
};

export const NothingFoundFolded: Story = {
  name: 'Nothing found, as it opens',
  parameters: { pensionTrace: { scenario: withTrace({}, 'Nothing Found') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('More that can help')).toBeVisible();
    await expect(canvas.getByText('Watch out for scams')).not.toBeVisible();
  },
};

export const NothingFoundFormerName: Story = {
  name: 'Nothing found: another name of the employer',
  parameters: { pensionTrace: { scenario: withTrace({}, 'Nothing Found') } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add it to this trace' }));
    await expect(await findDialog({ name: 'Edit your trace' })).toBeVisible();
  },
};

export const NothingFoundWithHostLinks: Story = {
  parameters: {
    pensionTrace: {
      scenario: withTrace({}, 'Nothing Found'),
      config: {
        ...exampleConfig,
        links: { ...exampleConfig.links, help: { moneyHelper: 'https://example.com/help', scamSmart: null } },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('More that can help'));
    await expect(canvas.getByRole('link', { name: /at MoneyHelper/ })).toHaveAttribute(
      'href',
      'https://example.com/help',
    );
    await expect(canvas.queryByRole('link', { name: /ScamSmart/ })).not.toBeInTheDocument();
  },
};

export const LikelyRefunded: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ start_year: 1969, end_year: 1972 }) } },
  play: expectGuide(/^Probably\. In those years people who left so early/),
};

export const MayBeKept: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ start_year: 1984, end_year: 1988 }) } },
  play: expectGuide(/^Perhaps\./),
};

export const LikelyKept: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ start_year: 1990, end_year: 1999 }) } },
  play: expectGuide(/^Probably not\./),
};

export const YearsNotKnown: Story = {
  parameters: { pensionTrace: { scenario: withTrace({ start_year: null, end_year: null }) } },
  play: expectGuide(/^We cannot say without the years/),
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user_trace'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the details')).toBeInTheDocument();
  },
};

export const Withdrawing: Story = {
  name: 'How to withdraw a trace',
  play: async ({ canvas }) => {
    await canvas.findByText(wholeText(/^We asked Aviva/));
    await userEvent.click(canvas.getByText('Can I withdraw this trace?'));
    await waitFor(() => expect(canvas.getByText(/^Yes, at any time and without a reason/)).toBeVisible());
  },
};

export const NotFound: Story = {
  args: { id: 'no-such-trace' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your portal' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const RecordsNotLoaded: Story = {
  parameters: {
    pensionTrace: { scenario: 'portal', memory: { fail: { portal_trace_searches: 'No.', portal_activity: 'No.' } } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await expect(canvas.getAllByText('Oops! Something went wrong')).toHaveLength(2);
  },
};

export const Editing: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await findDialog({ name: 'Edit your trace' }));
    await expect(dialog.getByLabelText('Employer')).toHaveValue('Milton Mills');
    await expect(sentTo(loaded, 'portal_edit_trace')).toEqual([]);
  },
};

export const Edited: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await findDialog({ name: 'Edit your trace' }));
    const employer = dialog.getByLabelText('Employer');
    await userEvent.clear(employer);
    await userEvent.type(employer, 'Dales Dairies');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit Trace' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Dales Dairies' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(sentTo(loaded, 'portal_edit_trace')).toHaveLength(1);
  },
};

const renderPension =
  (id: string): NonNullable<Story['render']> =>
  () => <PensionDetails id={id} />;

export const Pension: Story = {
  render: renderPension('pension-2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect((await canvas.findByRole('list', { name: 'Searches' })).children.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('list', { name: 'Activity log' }).children.length).toBeGreaterThan(0);
    await expect(canvas.getByText('Policy number').nextElementSibling).toHaveTextContent('Not known');
  },
};

export const PensionWithNothingRecordedYet: Story = {
  render: renderPension('pension-1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no searches associated with this pension yet.')).toBeVisible();
    await expect(await canvas.findByText('There is no activity recorded for this entity yet.')).toBeVisible();
  },
};

const find = { pensionTrace: { scenario: withFind() } };

export const PensionFound: Story = {
  name: 'A pension that a trace found',
  render: renderPension('pension-3'),
  parameters: find,
  play: async ({ canvas, loaded }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Exampleford Mutual looks after this pension' }));
    await expect(summary.getByRole('link', { name: '01632 960123' })).toHaveAttribute('href', 'tel:01632960123');
    await expect(summary.getByRole('link', { name: /^example\.com/ })).toBeVisible();
    const steps = within(canvas.getByRole('region', { name: 'What to do now' }));
    await expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(steps.getByRole('link', { name: /^Pension Wise/ })).toBeVisible();
    await expect(await steps.findByRole('link', { name: 'A pension was found. What now?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /ScamSmart/ })).toBeVisible();
    await expect(await canvas.findByText(/^We found this pension through Northern Mill Co\./)).toBeVisible();
    await userEvent.click(summary.getByRole('link', { name: 'We found it through Northern Mill Co' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal/trace/trace-1');
  },
};

export const PensionFoundWithoutContacts: Story = {
  name: 'A found pension: no contacts of its provider',
  render: renderPension('pension-3'),
  parameters: { pensionTrace: { scenario: withFind({}, []) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wholeText(/^We have no contact details of Exampleford Mutual/))).toBeVisible();
    await expect(canvas.getByRole('link', { name: /GOV\.UK/ })).toBeVisible();
  },
};

export const PensionFoundProviderUnknown: Story = {
  name: 'A found pension: provider not known yet',
  render: renderPension('pension-3'),
  parameters: { pensionTrace: { scenario: withFind({ provider: null, policy: null }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'We found this pension for you' })).toBeVisible();
    await userEvent.click(canvas.getByText('Read the letter'));
    await expect(canvas.getByText(/To: the provider of my pension/)).toBeVisible();
  },
};

export const LetterRead: Story = {
  name: 'The letter to the provider, as text',
  render: renderPension('pension-3'),
  parameters: find,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Read the letter'));
    const letter = canvas.getByText(/^Mrs Margaret Hale/);
    await expect(letter).toBeVisible();
    await expect(letter).toHaveTextContent('Policy number: NM-20-114');
    await expect(letter).toHaveTextContent('To: Exampleford Mutual Pension Administration 1 Sample Street');
    await expect(letter).not.toHaveTextContent('National Insurance');
  },
};

export const LetterWithNumber: Story = {
  name: 'The letter with the National Insurance number',
  render: renderPension('pension-3'),
  parameters: find,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Put my National Insurance number in the letter' }),
    );
    await userEvent.click(await canvas.findByText('Read the letter'));
    await expect(canvas.getByText(/^Mrs Margaret Hale/)).toHaveTextContent('National Insurance number: AB 123456 C');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByText('Read the letter'));
    await expect(canvas.getByText(/^Mrs Margaret Hale/)).not.toHaveTextContent('National Insurance');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(await canvas.findByText('Read the letter'));
  },
};

export const LetterNumberLoading: Story = {
  name: 'The letter: number loading',
  render: renderPension('pension-3'),
  parameters: { pensionTrace: { scenario: withFind(), memory: { pending: ['portal_national_insurance'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByText('Loading your National Insurance number')).toBeInTheDocument();
  },
};

export const LetterNumberNotLoaded: Story = {
  name: 'The letter: number not loaded',
  render: renderPension('pension-3'),
  parameters: { pensionTrace: { scenario: withFind(), memory: { fail: { portal_national_insurance: 'No.' } } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByText('We could not load your National Insurance number')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LetterNumberMissing: Story = {
  name: 'The letter: no number stored',
  render: renderPension('pension-3'),
  parameters: {
    pensionTrace: {
      scenario: {
        ...withFind(),
        customers: (withFind().customers ?? []).map((customer) => ({ ...customer, nationalInsurance: null })),
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(await canvas.findByText(/^We do not have your National Insurance number/)).toBeVisible();
  },
};

export const LetterSaved: Story = {
  name: 'The letter saved as PDF',
  render: renderPension('pension-3'),
  parameters: find,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download the letter as PDF' }));
    await expect(await canvas.findByText(/^Your letter has been saved/)).toBeVisible();
  },
};

export const LetterCopied: Story = {
  name: 'The letter copied',
  render: renderPension('pension-3'),
  parameters: find,
  play: async ({ canvas }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the text' }));
    await expect(await canvas.findByText(/^The text of the letter has been copied/)).toBeVisible();
    await expect(copy).toHaveBeenCalledWith(expect.stringContaining('Policy number: NM-20-114'));
    copy.mockRestore();
  },
};

export const LetterNotCopied: Story = {
  name: 'The letter: the browser did not copy it',
  render: renderPension('pension-3'),
  parameters: find,
  play: async ({ canvas }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy the text' }));
    await expect(await canvas.findByText(/^Your browser did not copy it/)).toBeVisible();
    copy.mockRestore();
  },
};

export const PensionWithContacts: Story = {
  name: 'A pension of the customer’s own, with contacts of its provider',
  render: renderPension('pension-2'),
  parameters: {
    pensionTrace: { scenario: { ...portal, providerContacts: [{ ...exampleford, name: 'Royal London' }] } },
  },
  play: async ({ canvas }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Royal London looks after this pension' }));
    await expect(summary.getByRole('link', { name: 'pensions@example.com' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What to do now' })).toBeNull();
  },
};

export const PensionLoading: Story = {
  render: renderPension('pension-2'),
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['read.pension'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the details')).toBeInTheDocument();
  },
};

export const PensionNotFound: Story = {
  render: renderPension('no-such-pension'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your portal' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const PensionNotLoaded: Story = {
  render: renderPension('pension-2'),
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { 'read.pension': 'No.' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'We could not open this page' })).toBeVisible();
  },
};

export const PensionRecordsNotLoaded: Story = {
  render: renderPension('pension-2'),
  parameters: {
    pensionTrace: { scenario: 'portal', memory: { fail: { portal_pension_searches: 'No.', portal_activity: 'No.' } } },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await expect(canvas.getAllByText('Oops! Something went wrong')).toHaveLength(2);
  },
};

export const byStatus = {
  trace: { error: NotFound, pending: Loading, success: Trace } satisfies Record<
    ReturnType<typeof useTraceDetails>['entry']['status'],
    Story
  >,
  traceActivity: {
    empty: NothingRecordedYet,
    error: RecordsNotLoaded,
    pending: ActivityLoading,
    success: Trace,
  } satisfies Record<ReturnType<typeof useTraceDetails>['activity']['status'], Story>,
  traceSearches: {
    empty: NothingRecordedYet,
    error: RecordsNotLoaded,
    pending: SearchesLoading,
    success: Trace,
  } satisfies Record<ReturnType<typeof useTraceDetails>['searches']['status'], Story>,
  pension: { error: PensionNotLoaded, pending: PensionLoading, success: Pension } satisfies Record<
    ReturnType<typeof usePensionDetails>['entry']['status'],
    Story
  >,
  pensionActivity: {
    empty: PensionWithNothingRecordedYet,
    error: PensionRecordsNotLoaded,
    pending: PensionLoading,
    success: Pension,
  } satisfies Record<ReturnType<typeof usePensionDetails>['activity']['status'], Story>,
  pensionSearches: {
    empty: PensionWithNothingRecordedYet,
    error: PensionRecordsNotLoaded,
    pending: PensionLoading,
    success: Pension,
  } satisfies Record<ReturnType<typeof usePensionDetails>['searches']['status'], Story>,
};
