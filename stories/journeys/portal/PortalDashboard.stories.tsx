import { BackendError, PortalDashboard, Tour, TraceyCard } from '@pension-trace/react';
import type { usePensions, useTraces } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { MemoryScenario } from '@pension-trace/react/memory';
import { exampleConfig } from '../../exampleConfig';
import {
  everyStatus,
  manyPensions,
  manyTraces,
  margaret,
  oneTrace,
  portal,
  traceWith,
  withFind,
} from '../../portalScenarios';
import { screenPlay } from '../../screenPlay';
import { findTab } from '../../tabs';
import type { PensionTraceStory } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const lost = new BackendError('unreachable', 'No answer came');

const meta = {
  title: 'Portal/Dashboard',
  excludeStories: ['byStatus'],
  component: PortalDashboard,
  parameters: { layout: 'fullscreen', pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof PortalDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario: 'portal', ...story } });
const failed = (list: string) => `We encountered an error while fetching your ${list}. Please try again later.`;
const traces = { tab: /^Pension Traces/ };
const pensions = { tab: /^Your Pensions/ };
const documents = { tab: /^Your Documents/ };

export const Traces: Story = {
  play: screenPlay({
    heading: 'Good Morning, Margaret',
    sees: [/^With the provider/],
    does: [{ press: 'View Milton Mills' }],
    goesTo: '/portal/trace/trace-1',
  }),
};

export const Now: Story = {
  name: 'Found pensions, tasks and running traces',
  async play(context) {
    await screenPlay({
      sees: [wholeText('One pension found; two things need you; two traces are under way.')],
      does: [{ press: 'Send us a copy of your P45' }, { press: 'Go to your documents' }],
      goesTo: '/portal/documents',
    })(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'two things need you' })).toHaveAttribute('href', '#your-tasks');
    await expect(canvas.getByRole('img', { name: 'Step 3 of 4: Asked' })).toBeVisible();
  },
};

export const OwnCard: Story = {
  name: 'With a card of the firm’s own',
  args: { tracey: <TraceyCard onContact={fn()} />, renderTour: (tour) => <Tour {...tour} /> },
  parameters: set({ scenario: 'portal-first-visit' }),
  play: screenPlay({
    does: [{ press: 'Start The Tour Of Your Portal' }, { dialog: 'Your traces' }, { keys: '{Escape}' }],
    sees: ['Tracey', 'Good Morning, Margaret'],
  }),
};

/** Asserts the count behind the name of the pensions, on their tab or in the select. */
async function assertBadge(canvas: StoryContext['canvas'], count: number) {
  await expect(await findTab(canvas, new RegExp(`^Your Pensions[ (]*${String(count)}\\)?$`))).toBeInTheDocument();
}

export const PensionsCounted: Story = {
  name: 'The number of pensions on their tab',
  play: async ({ canvas }) => {
    await assertBadge(canvas, margaret.pensions?.length ?? 0);
  },
};

export const PensionsBadgeFixed: Story = {
  name: 'A fixed number of pensions on their tab',
  parameters: { pensionTrace: { scenario: 'portal', config: { ...exampleConfig, pensionsBadge: 1 } } },
  play: async ({ canvas }) => {
    await assertBadge(canvas, 1);
  },
};

export const OneFind: Story = {
  name: 'One pension found: the find leads',
  parameters: set({ scenario: withFind() }),
  async play(context) {
    await screenPlay({
      does: [{ press: 'One pension found' }],
      sees: [/^Open a trace to see what you can do now/, 'Pension found at Exampleford Mutual'],
      goesTo: '/portal/pension/pension-3',
    })(context);
    const groups = context.canvas.getAllByRole('heading', { level: 3, name: /\(\d\)$/ });
    await expect(groups.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'Pension found (1)',
      'Your turn (1)',
    ]);
  },
};

const oneOfEach = {
  ...portal,
  customers: [{ ...margaret, tasks: [], traces: [traceWith(1, 'Completed'), traceWith(2, 'Provider Contacted')] }],
};

export const TwoTraces: Story = {
  name: 'Two traces: one found, one with its provider',
  parameters: set({ now: '2026-02-20T09:00:00Z', scenario: oneOfEach }),
  async play(context) {
    await screenPlay({
      sees: [
        wholeText('One pension found; nothing needs you now; one trace is under way.'),
        'Asked 22 Jan, answer due by 5 Mar',
      ],
    })(context);
    await expect(context.canvas.getByRole('img', { name: 'Step 4 of 4: Pension found' })).toBeVisible();
  },
};

export const AtAGlance: Story = {
  name: 'Twelve traces in one picture',
  parameters: set({ scenario: { ...portal, customers: [{ ...margaret, traces: manyTraces(12) }] } }),
  async play(context) {
    const { canvas } = context;
    const picture = within(await canvas.findByRole('list', { name: 'All your traces at a glance' }));
    const parts = picture.getAllByRole('link');
    await expect(parts.map(({ textContent }) => textContent)).toEqual([
      'Pension found: 2',
      'Your turn: 2',
      'We are working on it: 5',
      'With the provider: 3',
    ]);
    await screenPlay({ does: [{ press: 'With the provider: 3' }] })(context);
    await expect(document.activeElement).toContainElement(canvas.getByRole('list', { name: 'With the provider' }));
  },
};

export const TraceWaits: Story = {
  name: 'A trace waits, without a task',
  parameters: set({
    scenario: { ...portal, customers: [{ ...margaret, tasks: [], traces: [traceWith(1, 'Nothing Found')] }] },
  }),
  play: screenPlay({ sees: [wholeText('One trace waits for you.')] }),
};

/** In the evening. */
export const TraceyOffline: Story = {
  name: 'Tracey offline: tasks first',
  parameters: { pensionTrace: { scenario: 'portal', now: '2026-03-10T18:30:00Z' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Good Evening, Margaret' });
    await waitFor(() => {
      const headings = canvas.getAllByRole('heading', { name: /^(?:Tasks|Tracey)$/ });
      return expect(headings.map(({ textContent }) => textContent)).toEqual(['Tasks', 'Tracey']);
    });
  },
};

export const WhoActsNext: Story = {
  parameters: { pensionTrace: { scenario: everyStatus } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Your turn' });
    const headings = canvas.getAllByRole('heading', { level: 3, name: /\(\d\)$/ });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Pension found (2)',
      'Your turn (1)',
      'We are working on it (3)',
      'With the provider (1)',
      'Finished (1)',
    ]);
    const firm = within(canvas.getByRole('list', { name: 'We are working on it' }));
    await expect(firm.getByText('Sent To The Archive')).toBeVisible();
    await expect(canvas.getAllByText('Asked 22 Jan, answer was due by 5 Mar')).toHaveLength(1);
  },
};

export const OneTrace: Story = {
  parameters: { pensionTrace: { scenario: { ...portal, customers: [{ ...margaret, traces: oneTrace }] } } },
  play: async ({ canvas }) => {
    await expect(
      within(await canvas.findByRole('list', { name: 'Your traces' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { level: 3, name: /\(1\)$/ })).not.toBeInTheDocument();
  },
};

const longGroup: MemoryScenario = {
  ...portal,
  customers: [{ ...margaret, traces: Array.from({ length: 51 }, (_, index) => traceWith(index + 1, 'Searching')) }],
};

export const LongGroup: Story = {
  name: 'A long group: its first 50',
  parameters: set({ scenario: longGroup }),
  async play(context) {
    await screenPlay({ sees: ['51 traces'], offers: ['Show all 51: We are working on it'] })(context);
    const list = within(context.canvas.getByRole('list', { name: 'We are working on it' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
  },
};

export const LongGroupExpanded: Story = {
  name: 'A long group: all of it',
  parameters: set({ scenario: longGroup }),
  async play(context) {
    const all = 'Show all 51: We are working on it';
    await screenPlay({ does: [{ press: all }], lacks: [all] })(context);
    const list = within(context.canvas.getByRole('list', { name: 'We are working on it' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(51);
  },
};

export const NoSuchEmployer: Story = {
  parameters: set({ scenario: { ...portal, customers: [{ ...margaret, traces: manyTraces(61) }] } }),
  play: screenPlay({
    does: [{ fill: { 'Find an employer': 'zzz' } }],
    sees: ['0 of 61 traces'],
    lacks: [/^View Employer \d/],
  }),
};

export const Pensions: Story = {
  play: screenPlay({ does: [pensions, { press: 'View Scottish Widows' }], goesTo: '/portal/pension/pension-1' }),
};

const print = [pensions, { press: 'Print for an adviser' }];

export const SheetForAdviser: Story = {
  name: 'Your pensions, to print for an adviser',
  parameters: set({ scenario: withFind() }),
  play: screenPlay({
    does: print,
    dialog: 'Your Pensions',
    sees: [
      'Mrs Margaret Hale · 10 March 2026',
      'Lantern Pension Tracing',
      'NM-20-114',
      /^01632 960123 · pensions@example\.com/,
    ],
    offers: ['Print this page'],
    lacks: [/AB 123456 C/],
  }),
};

export const SheetLoading: Story = {
  name: 'Your pensions for an adviser, loading',
  parameters: set({ scenario: withFind(), memory: { pending: ['read.providers'] } }),
  play: screenPlay({ does: [...print, { dialog: /./ }], hears: [/^Loading/] }),
};

export const SheetUnreachable: Story = {
  name: 'Your pensions for an adviser, no connection',
  parameters: set({ scenario: withFind(), memory: { fail: { 'read.providers': lost } } }),
  // Without the contacts it would look whole.
  play: screenPlay({ does: print, dialog: 'Your Pensions', offers: ['Try again'], lacks: ['Print this page'] }),
};

export const OneThousandPensions: Story = {
  parameters: set({ scenario: { ...portal, customers: [{ ...margaret, pensions: manyPensions(1000) ?? [] }] } }),
  async play(context) {
    await screenPlay({ does: [pensions], sees: ['1,000 pensions'] })(context);
    const list = within(context.canvas.getByRole('list', { name: 'Your pensions' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
  },
};

export const Documents: Story = {
  play: screenPlay({
    sees: ['View or download your documents.'],
    does: [documents, { press: 'Upload a document' }],
    goesTo: '/portal/documents',
  }),
};

export const NothingYet: Story = {
  parameters: set({ scenario: 'portal-empty' }),
  async play(context) {
    await screenPlay({ sees: ['No Traces Found', 'You currently have no tasks to complete.'] })(context);
    await screenPlay({ does: [documents], sees: ['No Documents Found'] })(context);
    await screenPlay({ does: [traces], sees: ['No Traces Found'] })(context);
  },
};

export const Loading: Story = {
  parameters: set({
    memory: {
      pending: ['portal_user', 'portal_user_traces', 'portal_user_pensions', 'portal_user_documents', 'read.tasks'],
    },
  }),
  async play(context) {
    await screenPlay({
      heading: 'Good Morning, User',
      loads: ['Loading your traces', 3],
      hears: ['Loading your tasks'],
    })(context);
    // In one column, the tabs wait for the find above them.
    if (!matchMedia('(min-width: 64rem)').matches) return;
    await screenPlay({ does: [documents], loads: ['Loading your documents', 3] })(context);
    await screenPlay({ does: [traces], loads: ['Loading your traces', 3] })(context);
  },
};

export const PensionsLoading: Story = {
  parameters: set({ memory: { pending: ['portal_user_pensions'] } }),
  play: screenPlay({ does: [pensions], loads: ['Loading your pensions', 3], lacks: ['Loading your traces'] }),
};

export const ListsNotLoaded: Story = {
  parameters: set({
    memory: {
      fail: { portal_user_traces: lost, portal_user_pensions: lost, portal_user_documents: lost, 'read.tasks': lost },
    },
  }),
  async play(context) {
    await screenPlay({ sees: [failed('traces'), /We could not load your tasks/] })(context);
    await screenPlay({ does: [documents], sees: [failed('documents')] })(context);
    await screenPlay({ does: [traces], sees: [failed('traces')] })(context);
  },
};

export const NoPensionsYet: Story = {
  parameters: set({ scenario: 'portal-empty' }),
  play: screenPlay({ does: [pensions], sees: ['No Pensions Found'] }),
};

export const PensionsNotLoaded: Story = {
  parameters: set({ memory: { fail: { portal_user_pensions: lost } } }),
  play: screenPlay({ does: [pensions], sees: [failed('pensions')] }),
};

const newTrace = [{ press: 'Add Trace' }, { dialog: 'Create New Trace' }];

export const CreatingATrace: Story = {
  play: screenPlay({ does: newTrace, values: { Employer: '' } }),
};

export const TraceCreated: Story = {
  play: screenPlay({
    does: [...newTrace, { fill: { Employer: 'Dales Dairies' } }, { press: 'Next' }, { press: 'Skip & Create Trace' }],
    offers: ['View Dales Dairies'],
    lacks: ['Create New Trace'],
    sent: { portal_create_trace: [{ p_employer: 'Dales Dairies', p_paying: false }] },
  }),
};

export const ClosedAndOpenedAgain: Story = {
  name: 'Typed text kept in a closed dialog',
  play: screenPlay({
    does: [...newTrace, { fill: { Employer: 'Dales Dairies' } }, { press: 'Close' }, ...newTrace],
    values: { Employer: 'Dales Dairies' },
  }),
};

export const CreatingAPension: Story = {
  name: 'Creating a pension, required fields missing',
  play: screenPlay({
    does: [pensions, { press: 'Add Pension' }, { dialog: 'Create New Pension' }, { press: 'Add Pension' }],
    sees: ['Please enter a provider'],
  }),
};

export const byStatus = {
  traces: { empty: NothingYet, error: ListsNotLoaded, pending: Loading, success: Traces } satisfies Record<
    ReturnType<typeof useTraces>['status'],
    Story
  >,
  pensions: {
    empty: NoPensionsYet,
    error: PensionsNotLoaded,
    pending: PensionsLoading,
    success: Pensions,
  } satisfies Record<ReturnType<typeof usePensions>['status'], Story>,
};
