import { SupportPage } from '@pension-trace/react';
import type { UseGuideSearchResult } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { listPlay, oops, type ListPlay } from '../../listPlay';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const guides = {
  scenario: 'portal',
  emptyScenario: 'portal-empty',
  call: 'read.guides',
  list: 'Browse Guides',
  pending: ['Loading the guides', 2],
  error: [oops, 'We encountered an error while fetching guides. Please try again later.'],
  empty: ['No Guides Found', 'There are no guides available at the moment. Check back later for helpful content.'],
} satisfies ListPlay;
const browse = listPlay(guides);
const recommended = listPlay({
  ...guides,
  list: 'Recommended Guides',
  pending: ['Loading the recommended guides', 2],
});
const results = listPlay({ ...guides, call: 'search', list: 'Search Results' });

const meta = {
  title: 'Portal/Support',
  excludeStories: ['byStatus'],
  component: SupportPage,
  parameters: browse.success,
} satisfies Meta<typeof SupportPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function searchFor(words: string, { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search guides' }), words);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
}

export const Browsing: Story = {
  play: async (context) => {
    const { canvas, loaded } = context;
    await recommended.play('success', {
      heading: 'How can we support you?',
      sees: ['Browse guides or search for specific information and issues.'],
      items: [/^How pension tracing works/, /^What to look for in old paperwork/],
    })(context);
    // On a phone the recommended guides stand above the others, not beside all of them.
    const lists = [
      await canvas.findByRole('list', { name: 'Browse Guides' }),
      canvas.getByRole('list', { name: 'Recommended Guides' }),
    ];
    const titles = lists.flatMap((list) => titlesIn(list));
    await expect(new Set(titles)).toEqual(new Set(adapterOf(loaded).state.guides.map(({ title }) => title)));
    await browse.play('success', {
      next: [{ press: 'Was my pension kept or refunded?' }],
      goesTo: ['/portal/support/guide/guide-4'],
    })(context);
    await expect(sentTo(loaded, 'search')).toEqual([]);
  },
};

export const SearchResults: Story = {
  play: async (context) => {
    await searchFor('payslips', context);
    await results.play('success', {
      items: [/^What to look for in old paperwork/],
      sees: ['Recommended Guides'],
      sent: [{ p_query: 'payslips' }],
    })(context);
    const count = context.canvas.getByText(wholeText('1 guide matches “payslips”.'));
    await expect(count.closest('[role="status"]')).toBeVisible();
    await expect(context.canvas.getByRole('heading', { level: 2, name: 'Search Results' })).toBeVisible();
  },
};

export const NothingMatches: Story = {
  play: async (context) => {
    await searchFor('zeppelin', context);
    await expect(await context.canvas.findByText(wholeText('No guides match “zeppelin”.'))).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: 'Search Results' })).toBeVisible();
    const empty = context.canvas.getByRole('heading', { name: 'No Guides Found' });
    await expect(empty.closest('[role="status"]')).toBeVisible();
    await expect(context.canvas.queryByText(/^There are no guides available/)).toBeNull();
    await expect(context.canvas.getByRole('button', { name: 'Show all guides' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone: the recommended guides first, and all of them below',
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('list', { name: 'Recommended Guides' });
    const others = await canvas.findByRole('list', { name: 'Browse Guides' });
    await waitFor(() => expect(titlesIn(others)).toEqual(expect.arrayContaining(titlesIn(first))));
    await expect(titlesIn(others).length).toBeGreaterThan(titlesIn(first).length);
    await expect(first.getBoundingClientRect().bottom).toBeLessThan(others.getBoundingClientRect().top);
  },
};

export const Searching: Story = {
  name: 'Searching',
  parameters: results.pending,
  play: async (context) => {
    await context.canvas.findByRole('list', { name: 'Browse Guides' });
    await searchFor('payslips', context);
    await results.play('pending', { sees: ['Search Results'] })(context);
  },
};

export const Loading: Story = {
  parameters: browse.pending,
  play: async (context) => {
    await browse.play('pending')(context);
    await recommended.play('pending')(context);
  },
};

export const NotLoaded: Story = {
  parameters: browse.error,
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await browse.play('error')(context);
  },
};

export const SearchFails: Story = {
  name: 'Search failed',
  parameters: results.error,
  play: async (context) => {
    await searchFor('payslips', context);
    await results.play('error')(context);
  },
};

export const NoGuides: Story = {
  parameters: browse.empty,
  play: async (context) => {
    await browse.play('empty')(context);
    await waitFor(() => expect(context.canvas.getAllByRole('heading', { name: 'No Guides Found' })).toHaveLength(2));
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
  parameters: browse.empty,
  play: async ({ canvas, loaded }) => {
    await canvas.findAllByRole('heading', { name: 'No Guides Found' });
    const adapter = adapterOf(loaded);
    const metadata = { icon: 'users', recommended: 2 };
    adapter.state.guides.push({ id: 'new', title: 'Brand new', content: '', metadata });
    adapter.announceChange('guides');
    await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Brand new' })).toHaveLength(2));
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
