import { Button, DateField, ErrorSummary, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/ErrorSummary',
  component: ErrorSummary,
  parameters: { page: 'padded' },
  args: {
    focusKey: 0,
    errors: [
      { id: 'summary-name', message: 'Please enter a first name' },
      { id: 'summary-date', message: 'You must be at least 18 years old' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

function SmallForm() {
  const [name, setName] = useState('');
  const [failures, setFailures] = useState(0);
  const errors = failures > 0 && name === '' ? [{ id: 'summary-name', message: 'Please enter a first name' }] : [];
  return (
    <form
      className="ptr ptr-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') setFailures(failures + 1);
      }}
    >
      <ErrorSummary errors={errors} focusKey={failures} />
      <TextField
        id="summary-name"
        label="First name"
        value={name}
        error={errors[0]?.message}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit">Next</Button>
    </form>
  );
}

export const AfterAFailedSubmit: Story = {
  name: 'Focused after every failed submit',
  render: () => <SmallForm />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(submit);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.click(submit);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await userEvent.type(input, 'M');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.clear(input);
    // The summary returns because the field is empty again. Focus stays in the field.
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

export const LinksToFields: Story = {
  name: 'Links to fields',
  render: (args) => (
    <div className="ptr ptr-stack">
      <ErrorSummary {...args} />
      <TextField id="summary-name" label="First name" error="Please enter a first name" />
      <DateField
        id="summary-date"
        legend="Date of birth"
        error="You must be at least 18 years old"
        day={{ label: 'Day' }}
        month={{ label: 'Month' }}
        year={{ label: 'Year' }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter a first name' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'You must be at least 18 years old' }));
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

export const NothingWrong: Story = {
  name: 'No errors',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
