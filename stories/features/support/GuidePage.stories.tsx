import { GuidePage } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { useGuide } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formPlay, type FormState } from '../../formPlay';
import { oops } from '../../listPlay';

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

/** A guide is read, not sent. */
const guide = formPlay({ scenario: 'portal', call: 'read.guide', submit: '' });
const play = (state: FormState) => guide.play({ ...state, submits: false });

const meta = {
  title: 'Portal/Guide',
  excludeStories: ['byStatus'],
  component: GuidePage,
  args: { id: 'guide-1' },
  parameters: guide.initial,
} satisfies Meta<typeof GuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async (context) => {
    await play({
      heading: 'How pension tracing works',
      sees: ['What we do', 'Published 3 March 2026'],
      sent: [{ id: 'guide-1' }],
      next: [{ press: 'Back to all guides' }],
      goesTo: ['/portal/support'],
    })(context);
    await expect(context.canvas.getByRole('link', { name: /MoneyHelper/ })).toHaveAttribute('target', '_blank');
  },
};

export const EveryMarkdownElement: Story = {
  args: { id: 'everything' },
  parameters: guide.with({
    scenario: {
      ...getScenario('portal'),
      guides: [
        { id: 'everything', title: 'Every element of a guide', content: everything, created_date: '2026-03-03' },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'A first part' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'A part of that part' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText(/A payslip with the letter D/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: guide.sending,
  play: async ({ canvas }) => {
    const skeleton = (await canvas.findByText('Loading the guide')).closest('.ptr-skeleton');
    await expect(skeleton?.querySelectorAll('.ptr-skeleton__item')).toHaveLength(3);
  },
};

export const NotLoaded: Story = {
  parameters: guide.offline,
  play: async (context) => {
    const sees = { heading: oops, sees: ['Failed to load guide. Please try again later.'] };
    await play({ ...sees, next: [{ press: 'Try again' }] })(context);
    await play({ ...sees, sent: [{ id: 'guide-1' }, { id: 'guide-1' }] })(context);
  },
};

export const NotFound: Story = {
  args: { id: 'mistyped' },
  play: async (context) => {
    await play({ heading: 'Guide not found' })(context);
    await expect(context.canvas.getByRole('heading', { name: 'Guide not found' })).toHaveFocus();
    await play({ does: [{ press: 'Back to all guides' }], goesTo: ['/portal/support'] })(context);
  },
};

export const byStatus = { error: NotLoaded, pending: Loading, success: Reading } satisfies Record<
  ReturnType<typeof useGuide>['status'],
  Story
>;
