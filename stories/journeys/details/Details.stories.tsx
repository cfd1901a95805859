import { PensionDetails, TraceDetails } from '@pension-trace/react';
import type { MemoryScenario } from '@pension-trace/react/memory';
import type { usePensionDetails, useTraceDetails } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { exampleConfig } from '../../exampleConfig';
import { exampleford, margaret, portal, traceWith, withFind } from '../../portalScenarios';
import { screenPlay } from '../../screenPlay';
import { sentTo } from '../../sentTo';
import type { PensionTraceStory } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Portal/Details',
  excludeStories: ['byStatus'],
  component: TraceDetails,
  args: { id: 'trace-1' },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof TraceDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario: 'portal', ...story } });
const pending = (...calls: string[]) => set({ memory: { pending: calls } });
const failing = (...calls: string[]) =>
  set({ memory: { fail: Object.fromEntries(calls.map((call) => [call, 'No.'])) } });

/** The portal with one trace and its changes. */
const withTrace = (changes: Parameters<typeof traceWith>[2], status = 'Provider Contacted', story = {}) =>
  set({ scenario: { ...portal, customers: [{ ...margaret, traces: [traceWith(1, status, changes)] }] }, ...story });

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

const back = 'Back to your portal';
const record = { searches: 'Searches', activity: 'Activity log' };

export const Trace: Story = {
  play: screenPlay({
    sees: [record.searches, record.activity, 'Policy number'],
    does: [{ press: back }],
    goesTo: '/portal',
  }),
};

export const NothingRecordedYet: Story = {
  parameters: withTrace({ searches: [], activity: [] }),
  play: screenPlay({
    sees: [
      'No Searches Found',
      'There are no searches associated with this trace yet.',
      'No Activity Found',
      'There is no activity recorded for this entity yet.',
    ],
  }),
};

/** The activity log appears with the searches. */
export const SearchesLoading: Story = {
  parameters: pending('portal_trace_searches'),
  play: screenPlay({ loads: ['Loading the searches', 3], lacks: [record.activity] }),
};

export const ActivityLoading: Story = {
  parameters: pending('portal_activity'),
  play: screenPlay({ loads: ['Loading the activity', 3], sees: [record.searches] }),
};

export const ProviderAsked: Story = {
  parameters: set({ now: '2026-02-20T09:00:00Z' }),
  async play(context) {
    await screenPlay({
      sees: [
        wholeText(
          'We wrote to Aviva on 22 January 2026. Providers usually answer within two to six weeks. Expect an answer by 5 March 2026.',
        ),
      ],
    })(context);
    const steps = context.canvas.getByRole('list', { name: 'How far this trace has got' });
    await expect([...steps.querySelectorAll('time')].map(({ textContent }) => textContent)).toEqual([
      '19 January 2026',
      '20 January 2026',
      '22 January 2026',
    ]);
  },
};

export const ProviderTakesLonger: Story = {
  name: 'A provider that has not answered within six weeks',
  play: screenPlay({ sees: [/We expected an answer by 5 March 2026\. This one is taking longer\.$/] }),
};

export const WithoutDays: Story = {
  name: 'A backend that does not say when each step was reached',
  parameters: withTrace({ status_dates: null }),
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('list', { name: 'How far this trace has got' });
    await expect(steps.querySelector('time')).toBeNull();
  },
};

export const NoProviderAskedYet: Story = {
  parameters: withTrace({ searches: [] }, 'Searching'),
  play: screenPlay({
    sees: ['Once we have found the provider, we write to them. Providers usually answer within two to six weeks.'],
  }),
};

/** The firm has linked the trace to the pension. */
export const Found: Story = {
  parameters: withTrace({ provider: null, pension_id: 'pension-2', ...foundByNest }, 'Completed'),
  play: screenPlay({
    sees: ['Nest holds a pension for you', 'Nest'],
    does: [{ press: 'See your pension' }],
    goesTo: '/portal/pension/pension-2',
  }),
};

export const FoundWithoutALink: Story = {
  parameters: withTrace(foundByNest, 'Pension Found'),
  play: screenPlay({ sees: ['Nest holds a pension for you'], lacks: ['See your pension'] }),
};

export const FoundWithoutAProvider: Story = {
  parameters: withTrace({ provider: null, searches: [] }, 'Completed'),
  play: screenPlay({ heading: 'We have found your Employer 1 pension', sees: ['Not known'] }),
};

export const Finished: Story = {
  parameters: withTrace({}, 'Completed'),
  play: screenPlay({ sees: [record.searches], lacks: [/two to six weeks/] }),
};

export const NothingFound: Story = {
  parameters: withTrace({}, 'Nothing Found'),
  play: screenPlay({
    does: [{ press: 'More that can help' }],
    sees: ['What to do now', 'Watch out for scams'],
    offers: ['Send us what you find', /^Ask HMRC on GOV\.UK/, /^Find pension contact details on GOV.UK/],
    lacks: [/two to six weeks/],
  }),
};

export const NothingFoundFolded: Story = {
  name: 'Nothing found, as it opens',
  parameters: withTrace({}, 'Nothing Found'),
  play: screenPlay({ sees: ['More that can help'], lacks: ['Watch out for scams'] }),
};

export const NothingFoundFormerName: Story = {
  name: 'Nothing found: another name of the employer',
  parameters: withTrace({}, 'Nothing Found'),
  play: screenPlay({ does: [{ press: 'Add it to this trace' }], dialog: 'Edit your trace' }),
};

export const NothingFoundWithHostLinks: Story = {
  parameters: withTrace({}, 'Nothing Found', {
    config: {
      ...exampleConfig,
      links: { ...exampleConfig.links, help: { moneyHelper: 'https://example.com/help', scamSmart: null } },
    },
  }),
  async play(context) {
    await screenPlay({ does: [{ press: 'More that can help' }], lacks: [/ScamSmart/] })(context);
    await expect(context.canvas.getByRole('link', { name: /at MoneyHelper/ })).toHaveAttribute(
      'href',
      'https://example.com/help',
    );
  },
};

export const Loading: Story = {
  parameters: pending('portal_user_trace'),
  play: screenPlay({ hears: ['Loading the details'] }),
};

export const Withdrawing: Story = {
  name: 'How to withdraw a trace',
  play: screenPlay({
    does: [{ press: 'Can I withdraw this trace?' }],
    sees: [/^Yes, at any time and without a reason/],
  }),
};

export const NotFound: Story = {
  args: { id: 'no-such-trace' },
  play: screenPlay({ heading: 'We could not find this page', offers: [back], lacks: ['Try again'] }),
};

const playRecordsNotLoaded: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('Oops! Something went wrong')).toHaveLength(2));
  await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
};

export const RecordsNotLoaded: Story = {
  parameters: failing('portal_trace_searches', 'portal_activity'),
  play: playRecordsNotLoaded,
};

export const Editing: Story = {
  play: screenPlay({ does: [{ press: 'Edit' }], dialog: 'Edit your trace', values: { Employer: 'Milton Mills' } }),
};

export const Edited: Story = {
  play: screenPlay({
    does: [{ press: 'Edit' }, { fill: { Employer: 'Dales Dairies' } }, { press: 'Next' }, { press: 'Edit Trace' }],
    heading: 'Dales Dairies',
    lacks: ['Edit your trace'],
  }),
};

const renderPension =
  (id: string): NonNullable<Story['render']> =>
  () => <PensionDetails id={id} />;

export const Pension: Story = {
  render: renderPension('pension-2'),
  play: async ({ canvas }) => {
    const searches = await canvas.findByRole('list', { name: record.searches });
    await expect(searches.children.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('list', { name: record.activity }).children.length).toBeGreaterThan(0);
    await expect(canvas.getByText('Policy number').nextElementSibling).toHaveTextContent('Not known');
  },
};

export const PensionWithNothingRecordedYet: Story = {
  render: renderPension('pension-1'),
  play: screenPlay({
    sees: [
      'There are no searches associated with this pension yet.',
      'There is no activity recorded for this entity yet.',
    ],
  }),
};

const find = set({ scenario: withFind() });

export const PensionFound: Story = {
  name: 'A pension that a trace found',
  render: renderPension('pension-3'),
  parameters: find,
  async play(context) {
    await screenPlay({
      heading: 'We have found your Northern Mill Co pension',
      sees: [
        'Exampleford Mutual looks after this pension',
        wholeText('Have ready: policy NM-20-114, your National Insurance number'),
        'No Searches Found',
      ],
      offers: [/^example\.com/, /^Pension Wise/, 'A pension was found. What now?', /ScamSmart/],
      does: [{ press: 'We found it through Northern Mill Co' }],
      goesTo: '/portal/trace/trace-1',
    })(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: '01632 960123' })).toHaveAttribute('href', 'tel:01632960123');
    const steps = within(canvas.getByRole('region', { name: 'What to do now' }));
    await expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const PensionFoundWithoutAGuide: Story = {
  name: 'A found pension: the firm names no guide',
  render: renderPension('pension-3'),
  parameters: set({
    scenario: withFind(),
    config: { ...exampleConfig, links: { ...exampleConfig.links, foundGuide: undefined } },
  }),
  async play(context) {
    await screenPlay({ offers: [/^Pension Wise/], lacks: ['A pension was found. What now?'] })(context);
    await expect(sentTo(context.loaded, 'read.guide')).toEqual([]);
  },
};

export const PolicyCopied: Story = {
  name: 'A found pension: policy number copied',
  render: renderPension('pension-3'),
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screenPlay({ does: [{ press: 'Copy the policy number' }], sees: ['Copied.'] })(context);
    await expect(copy).toHaveBeenCalledWith('NM-20-114');
    copy.mockRestore();
  },
};

export const PolicyNotCopied: Story = {
  name: 'A found pension: the browser did not copy the policy number',
  render: renderPension('pension-3'),
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await screenPlay({ does: [{ press: 'Copy the policy number' }], sees: [/^Your browser did not copy it/] })(context);
    copy.mockRestore();
  },
};

const noted = (description: string, date: string) => ({ description, date });

export const ActivityInWords: Story = {
  name: 'What the database noted, in words for the customer',
  parameters: withTrace({
    searches: foundByNest.searches,
    activity: [
      noted('Status changed to Sent To The Archive', '2026-03-03T09:00:00+00:00'),
      noted('Details changed', '2026-03-02T09:00:00+00:00'),
      noted('We wrote to Nest.', '2026-01-22T08:01:00+00:00'),
      noted('Status changed to Provider Contacted', '2026-01-22T08:00:00+00:00'),
      noted('Trace created', '2026-01-19T08:00:00+00:00'),
    ],
  }),
  async play({ canvas }) {
    const log = await canvas.findByRole('list', { name: record.activity });
    await expect([...log.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'The status is now: Sent To The Archive',
      'A change to the details was saved',
      'We wrote to Nest.',
      'We received your request',
    ]);
  },
};

export const PensionFoundWithoutContacts: Story = {
  name: 'A found pension: no contacts of its provider',
  render: renderPension('pension-3'),
  parameters: set({ scenario: withFind({}, []) }),
  play: screenPlay({ sees: [wholeText(/^We don’t have contact details for Exampleford Mutual/)], offers: [/GOV\.UK/] }),
};

export const PensionFoundProviderUnknown: Story = {
  name: 'A found pension: provider not known yet',
  render: renderPension('pension-3'),
  parameters: set({ scenario: withFind({ provider: null, policy: null }) }),
  play: screenPlay({
    does: [{ press: 'Read the letter' }],
    sees: [/^We don’t have contact details for its provider/, /To: the provider of my pension/],
  }),
};

const letter = (text: RegExp) => wholeText(new RegExp(`^Mrs Margaret Hale.*${text.source}`));
const read = { press: 'Read the letter' };
/** Without the customer's profile there is nothing to download or copy. */
const written = { finds: /^Mrs Margaret Hale/ };
const number = { press: 'Put my National Insurance number in the letter' };

export const LetterRead: Story = {
  name: 'The letter to the provider, as text',
  render: renderPension('pension-3'),
  parameters: find,
  play: screenPlay({
    // A number that is ticked and unticked again is not in the letter.
    does: [number, number, read],
    sees: [letter(/To: Exampleford Mutual Pension Administration 1 Sample Street.*Policy number: NM-20-114/)],
    lacks: [/National Insurance number:/],
  }),
};

export const LetterWithNumber: Story = {
  name: 'The letter with the National Insurance number',
  render: renderPension('pension-3'),
  parameters: find,
  play: screenPlay({ does: [number, read], sees: [letter(/National Insurance number: AB 123456 C/)] }),
};

export const LetterNumberLoading: Story = {
  name: 'The letter: number loading',
  render: renderPension('pension-3'),
  parameters: set({ scenario: withFind(), memory: { pending: ['portal_national_insurance'] } }),
  play: screenPlay({ does: [number], hears: ['Loading your National Insurance number'] }),
};

export const LetterNumberNotLoaded: Story = {
  name: 'The letter: number not loaded',
  render: renderPension('pension-3'),
  parameters: set({ scenario: withFind(), memory: { fail: { portal_national_insurance: 'No.' } } }),
  play: screenPlay({
    does: [number],
    sees: ['We could not load your National Insurance number'],
    offers: ['Try again'],
  }),
};

const unnumbered: MemoryScenario = {
  ...withFind(),
  customers: (withFind().customers ?? []).map((customer) => ({ ...customer, nationalInsurance: null })),
};

export const LetterNumberMissing: Story = {
  name: 'The letter: no number stored',
  render: renderPension('pension-3'),
  parameters: set({ scenario: unnumbered }),
  play: screenPlay({ does: [number], sees: [/^We do not have your National Insurance number/] }),
};

export const LetterSaved: Story = {
  name: 'The letter saved as PDF',
  render: renderPension('pension-3'),
  parameters: find,
  play: screenPlay({ does: [written, { press: 'Download the letter as PDF' }], sees: [/^Your letter has been saved/] }),
};

const copies = [written, { press: 'Copy the text' }];

export const LetterCopied: Story = {
  name: 'The letter copied',
  render: renderPension('pension-3'),
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screenPlay({ does: copies, sees: [/^The text of the letter has been copied/] })(context);
    await expect(copy).toHaveBeenCalledWith(expect.stringContaining('Policy number: NM-20-114'));
    copy.mockRestore();
  },
};

export const LetterNotCopied: Story = {
  name: 'The letter: the browser did not copy it',
  render: renderPension('pension-3'),
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await screenPlay({ does: copies, sees: [/^Your browser did not copy it/] })(context);
    copy.mockRestore();
  },
};

export const PensionWithContacts: Story = {
  name: 'A pension of the customer’s own, with contacts of its provider',
  render: renderPension('pension-2'),
  parameters: set({ scenario: { ...portal, providerContacts: [{ ...exampleford, name: 'Royal London' }] } }),
  play: screenPlay({
    sees: ['Royal London looks after this pension'],
    offers: ['pensions@example.com'],
    lacks: ['What to do now'],
  }),
};

export const PensionWithOwnContact: Story = {
  name: 'A pension with a contact of its scheme',
  render: renderPension('pension-3'),
  parameters: set({
    scenario: withFind({
      contact: {
        name: 'Northern Mill Pension Scheme',
        phone: null,
        email: 'scheme@example.com',
        website: null,
        postal_address: null,
      },
    }),
  }),
  play: screenPlay({ offers: ['scheme@example.com'], lacks: ['pensions@example.com'] }),
};

export const PensionLoading: Story = {
  render: renderPension('pension-2'),
  parameters: pending('read.pension'),
  play: screenPlay({ hears: ['Loading the details'] }),
};

export const PensionNotFound: Story = {
  render: renderPension('no-such-pension'),
  play: screenPlay({ heading: 'We could not find this page', offers: [back], lacks: ['Try again'] }),
};

export const PensionNotLoaded: Story = {
  render: renderPension('pension-2'),
  parameters: failing('read.pension'),
  play: screenPlay({ heading: 'We could not open this page', offers: ['Try again'] }),
};

export const PensionRecordsNotLoaded: Story = {
  render: renderPension('pension-2'),
  parameters: failing('portal_pension_searches', 'portal_activity'),
  play: playRecordsNotLoaded,
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
