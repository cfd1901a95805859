import { TraceyCard } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Tracey',
  component: TraceyCard,
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof TraceyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("I'm here to assist you with any questions.")).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Contact Me' })).toBeEnabled();
    await expect(canvas.getByText('Phone and email: Monday to Friday, 9:30 am to 5:00 pm')).toBeVisible();
  },
};

export const ContactUs: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Contact Me' }));
    const dialog = within(await findDialog({ name: 'Contact Us' }));
    await waitFor(() => expect(dialog.getByText('Monday to Friday, 9:30 am to 5:00 pm')).toBeVisible());
    await expect(dialog.getByRole('link', { name: '0808 157 0192' })).toHaveAttribute('href', 'tel:08081570192');
  },
};

const offline =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByText(`Sorry I am currently offline, I'll be back to assist ${words}.`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unavailable' })).toBeDisabled();
  };

export const AnotherTimeZone: Story = {
  name: 'In another time zone',
  args: { timeZone: 'Pacific/Chatham' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('My hours are in our time, not yours: it is 12:15 am here now.'),
    ).toBeVisible();
  },
};

export const EarlyMorning: Story = {
  parameters: { pensionTrace: { scenario: 'portal', now: '2026-03-10T07:15:00Z' } },
  play: offline('today at 9:00 am'),
};

export const WeekdayEvening: Story = {
  parameters: { pensionTrace: { scenario: 'portal', now: '2026-03-10T19:00:00Z' } },
  play: offline('tomorrow at 9:00 am'),
};

export const FridayEvening: Story = {
  parameters: { pensionTrace: { scenario: 'portal', now: '2026-03-13T17:00:00Z' } },
  play: offline('Monday at 9:00 am'),
};

export const BankHoliday: Story = {
  name: 'On a day off of the firm',
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      now: '2026-12-25T11:00:00Z',
      config: { daysOff: ['2026-12-25', '2026-12-28'] },
    },
  },
  play: offline('Tuesday at 9:00 am'),
};

export const TwoWeeksOff: Story = {
  name: 'Closed for more than a week',
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      now: '2026-12-24T18:00:00Z',
      config: { daysOff: ['2026-12-25', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'] },
    },
  },
  play: offline('on 4 January 2027 at 9:00 am'),
};
