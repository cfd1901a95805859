import { BackendError, SupportPage } from '@pension-trace/react';
import type { UseGuideSearchResult } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf, navigateOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Portal/Support',
  excludeStories: ['byStatus'],
  component: SupportPage,
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof SupportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const lost = new BackendError('unreachable', 'No answer came');
const failed = 'We encountered an error while fetching guides. Please try again later.';

async function searchFor(words: string, { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search guides' }), words);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
}

export const Browsing: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'How can we support you?' })).toBeVisible();
    const guides = within(await canvas.findByRole('list', { name: 'Browse Guides' }));
    const recommended = within(await canvas.findByRole('list', { name: 'Recommended Guides' }));
    await expect(recommended.getAllByRole('link')).toHaveLength(2);
    // On a phone the recommended guides stand above the others, not beside all of them.
    const titles = [...guides.getAllByRole('link'), ...recommended.getAllByRole('link')].map(
      (link) => link.textContent,
    );
    await expect(new Set(titles).size).toBe(4);
    await userEvent.click(guides.getByRole('link', { name: 'Was my pension kept or refunded?' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal/support/guide/guide-4');
    await expect(sentTo(loaded, 'search')).toEqual([]);
  },
};

export const SearchResults: Story = {
  play: async (context) => {
    await searchFor('payslips', context);
    const results = within(await context.canvas.findByRole('list', { name: 'Search Results' }));
    await expect(results.getByRole('link', { name: 'What to look for in old paperwork' })).toBeVisible();
    await expect(context.canvas.getByText(wholeText('1 guide matches “payslips”.'))).toBeVisible();
    await expect(sentTo(context.loaded, 'search')).toEqual([{ p_query: 'payslips' }]);
  },
};

export const NothingMatches: Story = {
  play: async (context) => {
    await searchFor('zeppelin', context);
    await expect(await context.canvas.findByText(wholeText('No guides match “zeppelin”.'))).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: 'No Guides Found' })).toBeVisible();
    await expect(context.canvas.queryByText(/^There are no guides available/)).toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Show all guides' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone: the recommended guides first, and the others below',
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const recommended = await canvas.findByRole('list', { name: 'Recommended Guides' });
    const others = await canvas.findByRole('list', { name: 'Browse Guides' });
    await waitFor(() => expect(within(others).getAllByRole('link')).toHaveLength(2));
    await expect(recommended.getBoundingClientRect().bottom).toBeLessThan(others.getBoundingClientRect().top);
  },
};

export const Searching: Story = {
  name: 'Searching',
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['search'] } } },
  play: async (context) => {
    await context.canvas.findByRole('list', { name: 'Browse Guides' });
    await searchFor('payslips', context);
    await expect(context.canvas.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    await expect(await context.canvas.findByText('Loading the guides')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['read.guides'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the guides')).toBeInTheDocument();
    await expect(canvas.getByText('Loading the recommended guides')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { 'read.guides': lost } } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(failed))[0]).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
};

export const SearchFails: Story = {
  name: 'Search failed',
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { search: lost } } } },
  play: async (context) => {
    await searchFor('payslips', context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failed);
  },
};

export const NoGuides: Story = {
  parameters: { pensionTrace: { scenario: 'portal-empty' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 3, name: 'No Guides Found' })).toHaveLength(2));
  },
};

export const EveryIcon: Story = {
  name: 'Every icon, and none',
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('list', { name: 'Browse Guides' });
    const icons = ['book', 'briefcase', 'calculator', 'clock', 'compass', 'file', 'help', 'chart', 'target', 'users'];
    const adapter = adapterOf(loaded);
    adapter.state.guides = [...icons, undefined].map((icon, index) => ({
      id: `guide-${index}`,
      title: icon ? `With the icon ${icon}` : 'Without an icon',
      content: '',
      metadata: { icon },
    }));
    adapter.announceChange('guides');
    await expect(await canvas.findByRole('link', { name: 'Without an icon' })).toBeVisible();
  },
};

export const AppearsLive: Story = {
  name: 'A guide appears live',
  parameters: { pensionTrace: { scenario: 'portal-empty' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByRole('heading', { name: 'No Guides Found' });
    const adapter = adapterOf(loaded);
    adapter.state.guides.push({ id: 'new', title: 'Brand new', content: '', metadata: { icon: 'users' } });
    adapter.announceChange('guides');
    await expect(await canvas.findByRole('link', { name: 'Brand new' })).toBeVisible();
  },
};

export const byStatus = {
  guides: { empty: NoGuides, error: SearchFails, pending: Loading, success: Browsing } satisfies Record<
    UseGuideSearchResult['guides']['status'],
    Story
  >,
  recommended: { empty: NoGuides, error: NotLoaded, pending: Loading, success: Browsing } satisfies Record<
    UseGuideSearchResult['recommended']['status'],
    Story
  >,
};
