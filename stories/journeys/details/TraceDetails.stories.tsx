import { TraceDetails } from '@pension-trace/react';
import type { useTraceDetails } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wholeText } from '../../../tests/wholeText';
import { exampleConfig } from '../../exampleConfig';
import { margaret, portal, traceWith } from '../../portalScenarios';
import { screenPlay } from '../../screenPlay';
import { back, failing, pending, playRecordsNotLoaded, record, set } from './records';

const meta = {
  title: 'Portal/Trace',
  excludeStories: ['byStatus'],
  component: TraceDetails,
  args: { id: 'trace-1' },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof TraceDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const SearchesLoading: Story = {
  parameters: pending('portal_trace_searches'),
  play: screenPlay({ loads: ['Loading the searches', 2], sees: [record.activity, /^We wrote to/] }),
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
    // The searches name the provider: the link is drawn again with it.
    does: [{ finds: /^Nest holds a pension for you/ }, { press: 'See your pension' }],
    sees: ['Nest'],
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

export const byStatus = {
  trace: { error: NotFound, pending: Loading, success: Trace } satisfies Record<
    ReturnType<typeof useTraceDetails>['entry']['status'],
    Story
  >,
  activity: {
    empty: NothingRecordedYet,
    error: RecordsNotLoaded,
    pending: ActivityLoading,
    success: Trace,
  } satisfies Record<ReturnType<typeof useTraceDetails>['activity']['status'], Story>,
  searches: {
    empty: NothingRecordedYet,
    error: RecordsNotLoaded,
    pending: SearchesLoading,
    success: Trace,
  } satisfies Record<ReturnType<typeof useTraceDetails>['searches']['status'], Story>,
};
