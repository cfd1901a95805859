import { BackendError, PortalDashboard, Tour, TraceyCard } from '@pension-trace/react';
import type { usePensions, useTraces } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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
import { sentTo } from '../../sentTo';
import { findTab, openTab } from '../../tabs';
import { navigateOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';
import { findDialog } from '../../findDialog';

const lost = new BackendError('unreachable', 'No answer came');

const meta = {
  title: 'Portal/Dashboard',
  excludeStories: ['byStatus'],
  component: PortalDashboard,
  parameters: { layout: 'fullscreen', pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof PortalDashboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Traces: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good Morning, Margaret' })).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'With the provider' });
    const [first] = within(list).getAllByRole('link', { name: /^View/ });
    if (!first) throw new Error('There is no trace to view.');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('href', '/portal/trace/trace-1');
    await expect(navigateOf(loaded).mock.calls).toEqual([['/portal/trace/trace-1']]);
  },
};

export const Now: Story = {
  name: 'Found pensions, tasks and running traces',
  play: async ({ canvas, loaded }) => {
    await expect(
      await canvas.findByText(wholeText('One pension found; two things need you; two traces are under way.')),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'two things need you' })).toHaveAttribute('href', '#your-tasks');
    const [first] = canvas.getAllByRole('heading', { level: 3, name: /\(\d\)$/ });
    await expect(first).toHaveTextContent('Found (1)');
    await expect(canvas.getByRole('img', { name: 'Step 3 of 4: Asked' })).toBeVisible();
    await userEvent.click(canvas.getByText('Send us a copy of your P45'));
    await userEvent.click(canvas.getByRole('link', { name: 'Go to your documents' }));
    await expect(navigateOf(loaded).mock.calls).toEqual([['/portal/documents']]);
  },
};

export const OwnCard: Story = {
  name: 'With a card of the firm’s own',
  args: { tracey: <TraceyCard onContact={fn()} />, renderTour: (tour) => <Tour {...tour} /> },
  parameters: { pensionTrace: { scenario: 'portal-first-visit' } },
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Start The Tour Of Your Portal' }));
    await expect(await findDialog({ name: 'Your traces' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Tracey' })).toBeVisible();
  },
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
  parameters: { pensionTrace: { scenario: withFind() } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'One pension found' }));
    await expect(navigateOf(loaded).mock.calls).toEqual([['/portal/pension/pension-3']]);
    const groups = canvas.getAllByRole('heading', { level: 3, name: /\(\d\)$/ });
    await expect(groups.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Found (1)', 'Your turn (1)']);
    await expect(canvas.getByText(/^Nothing was found yet\. Open a trace/)).toBeVisible();
  },
};

export const TraceWaits: Story = {
  name: 'A trace waits, without a task',
  parameters: {
    pensionTrace: {
      scenario: { ...portal, customers: [{ ...margaret, tasks: [], traces: [traceWith(1, 'Nothing Found')] }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(wholeText('One trace waits for you.'))).toBeVisible();
  },
};

/** In the evening. */
export const TraceyOffline: Story = {
  name: 'Tasks above Tracey, who is offline',
  parameters: { pensionTrace: { scenario: 'portal', now: '2026-03-10T18:30:00Z' } },
  play: async ({ canvas }) => {
    const tasks = await canvas.findByRole('heading', { name: 'Tasks' });
    const tracey = canvas.getByRole('heading', { name: 'Tracey' });
    await expect(tasks.compareDocumentPosition(tracey)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const WhoActsNext: Story = {
  parameters: { pensionTrace: { scenario: everyStatus } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Your turn' });
    const headings = canvas.getAllByRole('heading', { level: 3, name: /\(\d\)$/ });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Found (2)',
      'Your turn (1)',
      'We are working on it (3)',
      'With the provider (1)',
      'Finished (1)',
    ]);
    const firm = within(canvas.getByRole('list', { name: 'We are working on it' }));
    await expect(firm.getByText('Sent To The Archive')).toBeVisible();
    await expect(canvas.getByText('Providers usually answer within two to six weeks.')).toBeVisible();
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

const longGroup: MemoryScenario = { ...portal, customers: [{ ...margaret, traces: manyTraces(150) }] };

export const LongGroup: Story = {
  name: 'A long group: its first 50',
  parameters: { pensionTrace: { scenario: longGroup } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('150 traces')).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'We are working on it' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(50);
    await expect(canvas.getByRole('button', { name: 'Show all 60: We are working on it' })).toBeVisible();

    await userEvent.type(canvas.getByLabelText('Find an employer'), 'employer 149');
    await expect(await canvas.findByText('1 of 150 traces')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Employer 149' })).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Find an employer'));
    await expect(await canvas.findByText('150 traces')).toBeVisible();
  },
};

export const LongGroupExpanded: Story = {
  name: 'A long group: all of it',
  parameters: { pensionTrace: { scenario: longGroup } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'We are working on it' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 60: We are working on it' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(60));
    const [firstAdded] = list.getAllByRole('listitem').slice(50);
    if (!firstAdded) throw new Error('There is no 51st trace.');
    await expect(within(firstAdded).getByRole('link')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Show all 60: We are/ })).not.toBeInTheDocument();
  },
};

export const NoSuchEmployer: Story = {
  parameters: { pensionTrace: { scenario: { ...portal, customers: [{ ...margaret, traces: manyTraces(61) }] } } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Find an employer'), 'zzz');
    await expect(await canvas.findByText('0 of 61 traces')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Your turn' })).not.toBeInTheDocument();
  },
};

export const Pensions: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByRole('list', { name: 'Your pensions' })).toBeVisible();
  },
};

export const SheetForAdviser: Story = {
  name: 'Your pensions, to print for an adviser',
  parameters: { pensionTrace: { scenario: withFind() } },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print for an adviser' }));
    const sheet = within(await findDialog({ name: 'Your Pensions' }));
    await expect(await sheet.findByText('Mrs Margaret Hale · 10 March 2026')).toBeVisible();
    await expect(sheet.getByText(/^Exampleford Mutual · Policy NM-20-114 · 1979 to 1988 · Deferred/)).toBeVisible();
    await expect(sheet.getByText(/^01632 960123 · pensions@example\.com/)).toBeVisible();
    // A pension with the provider's name says it once.
    await expect(sheet.getAllByText(/Royal London/)).toHaveLength(1);
    await expect(sheet.getByRole('list', { name: 'Traces under way' }).children).toHaveLength(1);
    await expect(sheet.queryByText(/AB 123456 C/)).toBeNull();
    await expect(sheet.getByRole('button', { name: 'Print this page' })).toBeVisible();
  },
};

export const SheetLoading: Story = {
  name: 'Your pensions for an adviser, loading',
  parameters: { pensionTrace: { scenario: withFind(), memory: { pending: ['read.providers'] } } },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print for an adviser' }));
    await expect(within(await findDialog()).getByText(/^Loading/)).toBeInTheDocument();
  },
};

export const SheetUnreachable: Story = {
  name: 'Your pensions for an adviser, no connection',
  parameters: { pensionTrace: { scenario: withFind(), memory: { fail: { 'read.providers': lost } } } },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print for an adviser' }));
    const sheet = within(await findDialog({ name: 'Your Pensions' }));
    await expect(await sheet.findByRole('button', { name: 'Try again' })).toBeVisible();
    // Without the contacts it would look whole.
    await expect(sheet.queryByRole('button', { name: 'Print this page' })).toBeNull();
  },
};

export const OneThousandPensions: Story = {
  parameters: { pensionTrace: { scenario: { ...portal, customers: [{ ...margaret, pensions: manyPensions(1000) }] } } },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByText('1,000 pensions')).toBeVisible();
    const list = await canvas.findByRole('list', { name: 'Your pensions' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await userEvent.type(canvas.getByLabelText('Find a pension'), 'pension 777');
    await expect(await canvas.findByText('1 of 1,000 pensions')).toBeVisible();
  },
};

export const Documents: Story = {
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Documents/);
    await expect(await canvas.findByText('View or download your documents.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upload a document' })).toHaveAttribute('href', '/portal/documents');
  },
};

export const NothingYet: Story = {
  parameters: { pensionTrace: { scenario: 'portal-empty' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Traces Found' })).toBeVisible();
    await expect(await canvas.findByText('You currently have no tasks to complete.')).toBeVisible();
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByRole('heading', { name: 'No Pensions Found' })).toBeVisible();
    await openTab(canvas, /^Your Documents/);
    await expect(await canvas.findByRole('heading', { name: 'No Documents Found' })).toBeVisible();
    await openTab(canvas, /^Pension Traces/);
    await expect(await canvas.findByRole('heading', { name: 'No Traces Found' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: {
        pending: ['portal_user', 'portal_user_traces', 'portal_user_pensions', 'portal_user_documents', 'read.tasks'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good Morning, User' })).toBeVisible();
    await expect(canvas.getByText('Loading your traces')).toBeInTheDocument();
    await expect(canvas.getByText('Loading your tasks')).toBeInTheDocument();
    // In one column, the tabs wait for the summary above them.
    if (!matchMedia('(min-width: 64rem)').matches) {
      await expect(await canvas.findByLabelText('Show')).not.toBeVisible();
      return;
    }
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByText('Loading your pensions')).toBeInTheDocument();
    await openTab(canvas, /^Your Documents/);
    await expect(await canvas.findByText('Loading your documents')).toBeInTheDocument();
    await openTab(canvas, /^Pension Traces/);
    await expect(await canvas.findByText('Loading your traces')).toBeInTheDocument();
  },
};

export const PensionsLoading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user_pensions'] } } },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByText('Loading your pensions')).toBeInTheDocument();
    await expect(canvas.queryByText('Loading your traces')).toBeNull();
  },
};

export const ListsNotLoaded: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: {
        fail: { portal_user_traces: lost, portal_user_pensions: lost, portal_user_documents: lost, 'read.tasks': lost },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('We encountered an error while fetching your traces. Please try again later.'),
    ).toBeVisible();
    await expect(await canvas.findByText(/We could not load your tasks/)).toBeVisible();
    await openTab(canvas, /^Your Pensions/);
    await expect(
      await canvas.findByText('We encountered an error while fetching your pensions. Please try again later.'),
    ).toBeVisible();
    await openTab(canvas, /^Your Documents/);
    await expect(
      await canvas.findByText('We encountered an error while fetching your documents. Please try again later.'),
    ).toBeVisible();
    await openTab(canvas, /^Pension Traces/);
    await expect(
      await canvas.findByText('We encountered an error while fetching your traces. Please try again later.'),
    ).toBeVisible();
  },
};

export const NoPensionsYet: Story = {
  parameters: { pensionTrace: { scenario: 'portal-empty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No Traces Found' });
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByRole('heading', { name: 'No Pensions Found' })).toBeVisible();
  },
};

export const PensionsNotLoaded: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { portal_user_pensions: lost } } } },
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await expect(await canvas.findByText(/^We encountered an error while fetching your pensions/)).toBeVisible();
  },
};

export const CreatingATrace: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Trace' }));
    const dialog = within(await findDialog({ name: 'Create New Trace' }));
    await waitFor(() => expect(dialog.getByLabelText('Employer')).toBeVisible());
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([]);
  },
};

export const TraceCreated: Story = {
  // The second click is made while the first request is pending.
  parameters: { pensionTrace: { memory: { delay: 50 } } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Trace' }));
    const dialog = within(await findDialog({ name: 'Create New Trace' }));
    await userEvent.type(dialog.getByLabelText('Employer'), 'Dales Dairies');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.dblClick(await dialog.findByRole('button', { name: 'Skip & Create Trace' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: 'View Dales Dairies' })).toBeVisible();
    await expect(sentTo(loaded, 'portal_create_trace')).toEqual([{ p_employer: 'Dales Dairies', p_paying: false }]);
  },
};

export const ClosedAndOpenedAgain: Story = {
  name: 'Typed text kept in a closed dialog',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Trace' }));
    await userEvent.type(await screen.findByLabelText('Employer'), 'Dales Dairies');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Add Trace' }));
    await expect(await screen.findByLabelText('Employer')).toHaveValue('Dales Dairies');
  },
};

export const CreatingAPension: Story = {
  name: 'Creating a pension, required fields missing',
  play: async ({ canvas }) => {
    await openTab(canvas, /^Your Pensions/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Pension' }));
    const dialog = within(await findDialog({ name: 'Create New Pension' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add Pension' }));
    await expect((await dialog.findAllByText('Please enter a provider'))[0]).toBeVisible();
  },
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
