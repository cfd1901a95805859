import { BackendError, GuidePage } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { useGuide } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { navigateOf } from '../../withPensionTrace';

const everything = [
  'A guide may hold **strong words**, *stressed words*, `words to type`, and a [link to another site](https://www.gov.uk).',
  '## A first part\n\nIts lines are as long as one can read with ease. A second sentence makes sure that there is more than one of them, even on a wide screen.',
  '1. First this,\n2. then that,\n   - with a detail,\n   - and another,\n3. and then it is done.',
  '### A part of that part\n\n- One thing\n- Another, with more to say about it than fits on a single line of a page that is read on a phone',
  '> A quotation, set apart from the text.',
  '| Letter | What it means | Since |\n| --- | --- | --- |\n| D | You paid the reduced rate, because your employer’s scheme was contracted out | 1978 |\n| A | You paid the standard rate | 1975 |',
  '---',
  '```\nAB 12 34 56 C\n```',
  '## The last part\n\nWrite to <help@example.com>. ![A payslip with the letter D](payslip.png)',
].join('\n\n');

const meta = {
  title: 'Portal/Guide',
  excludeStories: ['byStatus'],
  component: GuidePage,
  args: { id: 'guide-1' },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof GuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How pension tracing works' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /MoneyHelper/ })).toHaveAttribute('target', '_blank');
    await expect(sentTo(loaded, 'read.guide')).toEqual([{ id: 'guide-1' }]);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to all guides' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal/support');
  },
};

export const EveryMarkdownElement: Story = {
  args: { id: 'everything' },
  parameters: {
    pensionTrace: {
      scenario: {
        ...getScenario('portal'),
        guides: [
          {
            id: 'everything',
            title: 'Every element of a guide',
            content: everything,
            created_date: '2026-03-03',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'A first part' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'A part of that part' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText(/A payslip with the letter D/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['read.guide'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the guide')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { 'read.guide': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load guide. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { id: 'mistyped' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Guide not found' })).toBeVisible();
  },
};

export const byStatus = { error: NotLoaded, pending: Loading, success: Reading } satisfies Record<
  ReturnType<typeof useGuide>['status'],
  Story
>;
