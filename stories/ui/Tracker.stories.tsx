import { Tracker } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const steps = ['Received', 'Searching', 'Asked', 'Answered'].map((label) => ({ label }));

const meta = {
  title: 'Parts/Tracker',
  component: Tracker,
  parameters: { page: 'padded' },
  args: { label: 'How far this trace has got', steps, current: 3, currentLabel: 'Now', doneLabel: 'Done' },
} satisfies Meta<typeof Tracker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'How far this trace has got' })).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Received Done',
      'Searching Done',
      'Asked Now',
      'Answered',
    ]);
    const wholeRings = items.map((item) => item.querySelector('circle[r="13"]') !== null);
    await expect(wholeRings).toEqual([true, true, false, false]);
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};

export const Found: Story = {
  args: { current: 4, currentLabel: 'Found', outcome: 'found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Found')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { current: 4, currentLabel: 'Nothing found', outcome: 'nothing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
};

export const Explained: Story = {
  name: 'Before it begins, with what happens in each step',
  args: {
    current: undefined,
    steps: [
      { label: 'Received', text: 'You tell us where you worked.' },
      { label: 'Searching', text: 'We find out who looks after the pension.' },
      { label: 'Asked', text: 'We write to them with your authorisation.' },
      { label: 'Answered', text: 'We tell you what they hold for you.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We write to them with your authorisation.')).toBeVisible();
    for (const item of canvas.getAllByRole('listitem')) await expect(item).not.toHaveAttribute('aria-current');
  },
};
