import { DateField, Disclosure } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/DateField',
  component: DateField,
  parameters: { page: 'padded' },
  args: {
    legend: 'Date of birth',
    hint: 'For example, 27 3 1962',
    day: { label: 'Day' },
    month: { label: 'Month' },
    year: { label: 'Year' },
    ids: { day: 'birth-day', month: 'birth-month', year: 'birth-year' },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  name: 'Focus moves to the next part after two digits',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27 3 1962',
    );
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('27');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus();
    await userEvent.keyboard('03');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
    await userEvent.keyboard('1962');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('27');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('03');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1962');
  },
};

export const TypingSeparators: Story = {
  name: 'Separators are dropped and move focus to the next part',
  play: async ({ canvas }) => {
    const parts = ['Day', 'Month', 'Year'].map((name) => canvas.getByRole<HTMLInputElement>('textbox', { name }));
    for (const [typed, ...values] of [
      ['27/03/1962', '27', '03', '1962'],
      ['7/3/1962', '7', '3', '1962'],
      ['07.3.1962', '07', '3', '1962'],
      ['7 03-1962', '7', '03', '1962'],
    ] as const) {
      for (const part of parts) await userEvent.clear(part);
      await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
      await userEvent.keyboard(typed);
      await expect(parts.map(({ value }) => value)).toEqual(values);
    }
  },
};

export const GoingBack: Story = {
  name: 'Focus stays after going back',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    const month = canvas.getByRole('textbox', { name: 'Month' });
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(month).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(day).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('');
    await userEvent.tab();
    await expect(month).toHaveFocus();
  },
};

export const Correcting: Story = {
  name: 'Focus stays while correcting',
  args: {
    day: { label: 'Day', inputProps: { defaultValue: '27' } },
    month: { label: 'Month', inputProps: { defaultValue: '3' } },
    year: { label: 'Year', inputProps: { defaultValue: '1962' } },
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}8');
    await expect(day).toHaveFocus();
    await expect(day).toHaveValue('28');
  },
};

export const SkipsWhatIsFilledIn: Story = {
  name: 'Focus skips filled parts',
  args: { month: { label: 'Month', inputProps: { defaultValue: '3' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Day' }));
    await userEvent.keyboard('27');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
  },
};

export const Pasting: Story = {
  name: 'Focus stays after pasting',
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await userEvent.click(day);
    await userEvent.paste('27');
    await expect(day).toHaveValue('27');
    await expect(day).toHaveFocus();
  },
};

export const PastingAWholeDate: Story = {
  name: 'A whole date pasted in any part fills all three',
  play: async ({ canvas }) => {
    const parts = ['Day', 'Month', 'Year'].map((name) => canvas.getByRole<HTMLInputElement>('textbox', { name }));
    for (const part of parts) {
      for (const [pasted, ...values] of [
        ['07/03/1958', '07', '03', '1958'],
        ['1.4.1962', '1', '4', '1962'],
        ['1958-03-07', '07', '03', '1958'],
        ['7 March 1958', '7', '3', '1958'],
      ] as const) {
        await userEvent.click(part);
        await userEvent.paste(pasted);
        await expect(parts.map(({ value }) => value)).toEqual(values);
        await expect(part).toHaveFocus();
        await expect(canvas.getByRole('status')).toHaveTextContent(
          `Day ${values[0]}, Month ${values[1]}, Year ${values[2]} filled in`,
        );
      }
    }
  },
};

export const PartWithError: Story = {
  name: 'With an error in one part',
  args: {
    help: <Disclosure summary="Why we ask">Providers use it to tell you from others of your name.</Disclosure>,
    day: {
      label: 'Day',
      error: 'Please enter a valid day (1 to 30 days in this month)',
      inputProps: { defaultValue: '31' },
    },
    month: { label: 'Month', inputProps: { defaultValue: '4' } },
    year: { label: 'Year', inputProps: { defaultValue: '1962' } },
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('textbox', { name: 'Day' });
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription('Error: Please enter a valid day (1 to 30 days in this month)');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeValid();
  },
};

export const WholeWithError: Story = {
  name: 'With an error in the whole date',
  args: {
    error: 'You must be at least 18 years old',
    day: { label: 'Day', inputProps: { defaultValue: '1' } },
    month: { label: 'Month', inputProps: { defaultValue: '1' } },
    year: { label: 'Year', inputProps: { defaultValue: '2020' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'For example, 27 3 1962 Error: You must be at least 18 years old',
    );
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toBeInvalid();
  },
};
