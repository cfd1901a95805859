import { ComboBoxField, type ComboBoxFieldProps } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const providers = [
  'Aviva',
  'Aegon',
  'Legal & General',
  'Phoenix Life',
  'Prudential',
  'Royal London',
  'Scottish Widows',
];

function matching(text: string) {
  return providers.filter((name) => text !== '' && name.toLowerCase().includes(text.toLowerCase()));
}

/** Suggests at once, without the delay of a search. */
function Suggesting(props: ComboBoxFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ComboBoxField
      {...props}
      value={value}
      suggestions={matching(value)}
      onChange={(text) => {
        props.onChange(text);
        setValue(text);
      }}
    />
  );
}

function DelayedSuggestions(args: ComboBoxFieldProps) {
  const [value, setValue] = useState('');
  const [answered, setAnswered] = useState('');
  return (
    <>
      <ComboBoxField
        {...args}
        value={value}
        onChange={setValue}
        isLoading={value !== answered}
        suggestions={value === answered ? matching(value) : []}
      />
      <button
        type="button"
        className="ptr ptr-button ptr-button--quiet"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(value)}
      >
        Deliver the suggestions
      </button>
    </>
  );
}

const meta = {
  title: 'Parts/ComboBoxField',
  component: ComboBoxField,
  parameters: { page: 'padded' },
  args: {
    label: 'Provider',
    mark: '(If Known)',
    hint: 'The company that looks after the pension',
    value: '',
    suggestions: [],
    onChange: fn(),
  },
  render: (args) => <Suggesting {...args} />,
} satisfies Meta<typeof ComboBoxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

/** Waits for react-aria's announcement of the number of options. */
async function expectAnnounced(text: string) {
  await waitFor(() => expect(document.querySelector('body > [data-live-announcer]')).toHaveTextContent(text));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Provider (If Known)' });
    await expect(input).toHaveAccessibleDescription('The company that looks after the pension');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Suggestions: Story = {
  name: 'With suggestions',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'l');
    const list = await page.findByRole('listbox', { name: /4 suggestions/ });
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await expectAnnounced('4 options available.');
  },
};

export const PickedWithTheKeyboard: Story = {
  name: 'Picked with the keyboard',
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'av');
    await page.findByRole('option', { name: 'Aviva' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Aviva');
    await expect(args.onChange).toHaveBeenLastCalledWith('Aviva');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(input, ' Life{Escape}');
    await userEvent.tab();
    await expect(input).toHaveValue('Aviva Life');
  },
};

export const PickedWithAPress: Story = {
  name: 'Picked with a click',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'pru');
    await userEvent.click(await page.findByRole('option', { name: 'Prudential' }));
    await expect(input).toHaveValue('Prudential');
    await waitFor(() => expect(page.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const FreeText: Story = {
  name: 'Free text',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Humber Shipbuilders Fund');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Humber Shipbuilders Fund');
    await userEvent.tab();
    await expect(input).toHaveValue('Humber Shipbuilders Fund');
  },
};

/** The list opens when delayed suggestions arrive from the server. */
export const Late: Story = {
  name: 'Delayed suggestions',
  render: (args) => <DelayedSuggestions {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'ro');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching...');
    await expect(page.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(page.getByRole('option', { name: 'Royal London' })).toBeVisible());
    await expectAnnounced('1 option available.');
    await userEvent.type(input, 'y');
    await userEvent.click(page.getByRole('option', { name: 'Royal London' }));
    await expect(input).toHaveValue('Royal London');
  },
};

/** Suggestions that load after the customer has left the field do not cover the next one. */
export const TooLate: Story = {
  name: 'Suggestions after leaving',
  render: (args) => <DelayedSuggestions {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ro');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(page.queryByRole('option')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  render: (args) => <ComboBoxField {...args} value="avi" isLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('avi');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching...');
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { emptyLabel: 'No match. What you typed will do.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    const [note] = await page.findAllByText('No match. What you typed will do.');
    await expect(note).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('No match. What you typed will do.');
  },
};

export const WithError: Story = {
  name: 'With an error',
  args: { mark: undefined, error: 'Please enter a provider' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Provider' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The company that looks after the pension Error: Please enter a provider',
    );
  },
};
