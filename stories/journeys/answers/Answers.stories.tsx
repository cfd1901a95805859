import { PensionTracing } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleConfig } from '../../exampleConfig';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';
import { findDialog } from '../../findDialog';

/** The customer's answers, which can be changed until they are signed. */
const meta = {
  title: 'Journeys/Answers so far',
  component: PensionTracing,
  parameters: { pensionTrace: { scenario: 'authorisation' } },
  render: (_args, { loaded }) => (
    <PensionTracing
      adapter={adapterOf(loaded)}
      config={exampleConfig}
      clock={{ now: () => new Date('2026-03-10T10:30:00Z') }}
      hasPageTitles={false}
      onError={() => undefined}
      onWarning={() => undefined}
    />
  ),
} satisfies Meta<typeof PensionTracing>;

export default meta;
type Story = StoryObj<Partial<React.ComponentProps<typeof PensionTracing>>>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const dialog = (name: string) => findDialog({ name });

/** Opens the answers above the letter, which are one line on a phone. */
async function openAnswers({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  const [first] = await canvas.findAllByRole('button', { name: /^Change: / });
  const fold = first?.closest('details')?.querySelector('summary');
  if (fold) await userEvent.click(fold);
}

/** Opens a form from the letter. */
async function change({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, label: string, heading: string) {
  await openAnswers({ canvas, userEvent });
  await userEvent.click(await canvas.findByRole('button', { name: `Change: ${label}` }));
  return within(await dialog(heading));
}

async function changeBirthYear(context: Context, year: string) {
  const form = await change(context, 'Date of birth', 'Change your personal details');
  await context.userEvent.clear(form.getByLabelText('Year'));
  await context.userEvent.type(form.getByLabelText('Year'), year);
  await context.userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  return form;
}

export const InTheLetter: Story = {
  play: async ({ canvas, userEvent }) => {
    await openAnswers({ canvas, userEvent });
    await expect(canvas.getAllByRole('button', { name: /^Change: / })).toHaveLength(5);
    await expect(canvas.getByText('14 March 1958')).toBeVisible();
    await expect(canvas.queryByText('AB 123456 C')).not.toBeInTheDocument();
  },
};

export const WholeNumberShown: Story = {
  name: 'The whole National Insurance number',
  play: async ({ canvas, userEvent }) => {
    await openAnswers({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Show my NI number' }));
    await expect(await canvas.findByText('AB 123456 C')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide my NI number' })).toBeVisible();
  },
};

export const WholeNumberLoading: Story = {
  name: 'The whole number while it loads',
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['portal_national_insurance'] } } },
  play: async ({ canvas, userEvent }) => {
    await openAnswers({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Show my NI number' }));
    await expect(await canvas.findByText('Loading your NI number...')).toBeInTheDocument();
  },
};

export const WholeNumberFailed: Story = {
  name: 'The whole number does not load',
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { fail: { portal_national_insurance: 'Too many tries. Please wait a few minutes and try again.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await openAnswers({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Show my NI number' }));
    await expect(await canvas.findByText(/^Too many tries/)).toBeVisible();
  },
};

export const ChangingDetails: Story = {
  play: async (context) => {
    const form = await change(context, 'Name', 'Change your personal details');
    await expect(form.getByLabelText('Title')).toHaveValue('2');
    await expect(form.getByText(wholeText('Leave this empty to keep the number that ends in 56C'))).toBeVisible();
  },
};

export const ChangingTheAddress: Story = {
  play: async (context) => {
    const form = await change(context, 'Address', 'Change your address');
    await expect(form.getByLabelText('Address line 1')).toHaveValue('12 Sample Street');
  },
};

export const WithErrors: Story = {
  play: async (context) => {
    const form = await changeBirthYear(context, '2020');
    await expect((await form.findAllByText('You must be at least 18 years old'))[0]).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_personal')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['portal_personal'] } } },
  play: async (context) => {
    const form = await changeBirthYear(context, '1957');
    await waitFor(() => expect(form.getByRole('button', { name: 'Loading...' })).toBeVisible());
  },
};

export const NotSent: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { fail: { portal_personal: 'This step is not open to you at the moment.' } },
    },
  },
  play: async (context) => {
    const form = await changeBirthYear(context, '1957');
    await expect(await form.findByText('This step is not open to you at the moment.')).toBeVisible();
    await expect(form.getByLabelText('Year')).toHaveValue('1957');
  },
};

export const Changed: Story = {
  play: async (context) => {
    await changeBirthYear(context, '1957');
    await expect(await context.canvas.findByText('Your change is saved.')).toBeVisible();
    await expect(await context.canvas.findByText('14 March 1957')).toBeVisible();
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const YearsNoLongerFit: Story = {
  play: async (context) => {
    await changeBirthYear(context, '1985');
    await expect(await context.canvas.findByText(/by your date of birth in 1985/)).toBeVisible();
    await expect(context.canvas.getByText('Milton Mills')).toBeVisible();
  },
};

export const AllAnswers: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your answers so far' }));
    const answers = within(await dialog('Your answers so far'));
    await expect(answers.getByText('Consolidating my pensions')).toBeVisible();
    await expect(answers.queryByRole('button', { name: 'Change: Why you are here' })).not.toBeInTheDocument();
  },
};

export const ChangingTheReason: Story = {
  parameters: { pensionTrace: { scenario: 'not-eligible' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your answers so far' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Why you are here' }));
    const reasons = within(await dialog('Change why you are here'));
    await expect(reasons.getByRole('button', { current: true })).toHaveTextContent('Your answer now');
  },
};
