import { PensionTracing } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleConfig } from '../../exampleConfig';
import { screenPlay, type ScreenState } from '../../screenPlay';
import { adapterOf, type PensionTraceStory } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

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
type Story = StoryObj;
type Context = Parameters<NonNullable<Story['play']>>[0];

const memory = (options: PensionTraceStory['memory']) => ({
  pensionTrace: { scenario: 'authorisation', memory: options },
});

/** The `play` of a state of the answers above the letter, which are one line on a phone. */
const letterPlay = (state: ScreenState) => async (context: Context) => {
  const [first] = await context.canvas.findAllByRole('button', { name: /^Change: / });
  const fold = first?.closest('details')?.querySelector('summary');
  if (fold) await context.userEvent.click(fold);
  await screenPlay(state)(context);
};

const showNumber = [{ press: 'Show my NI number' }];
const change = (label: string) => ({ press: `Change: ${label}` });
const form = { dialog: 'Change your personal details' };
const changeBirthYear = (year: string) => [
  change('Date of birth'),
  form,
  { fill: { Year: year } },
  { press: 'Save changes' },
];

export const InTheLetter: Story = {
  async play(context) {
    await letterPlay({ sees: ['14 March 1958'], lacks: ['AB 123456 C'] })(context);
    await expect(context.canvas.getAllByRole('button', { name: /^Change: / })).toHaveLength(5);
  },
};

export const WholeNumberShown: Story = {
  name: 'The whole National Insurance number',
  play: letterPlay({ does: showNumber, sees: ['AB 123456 C'], offers: ['Hide my NI number'] }),
};

export const WholeNumberLoading: Story = {
  name: 'The whole number while it loads',
  parameters: memory({ pending: ['portal_national_insurance'] }),
  play: letterPlay({ does: showNumber, hears: ['Loading your NI number...'] }),
};

export const WholeNumberFailed: Story = {
  name: 'The whole number does not load',
  parameters: memory({
    fail: { portal_national_insurance: 'Too many tries. Please wait a few minutes and try again.' },
  }),
  play: letterPlay({ does: showNumber, sees: [/^Too many tries/] }),
};

export const ChangingDetails: Story = {
  play: letterPlay({
    does: [change('Name'), form],
    values: { Title: '2' },
    sees: [wholeText('Leave this empty to keep the number that ends in 56C')],
  }),
};

export const ChangingTheAddress: Story = {
  play: letterPlay({
    does: [change('Address')],
    dialog: 'Change your address',
    values: { 'Address line 1': '12 Sample Street' },
  }),
};

export const WithErrors: Story = {
  play: letterPlay({ does: changeBirthYear('2020'), sees: ['You must be at least 18 years old'] }),
};

export const Sending: Story = {
  parameters: memory({ pending: ['portal_personal'] }),
  play: letterPlay({ does: changeBirthYear('1957'), offers: ['Loading...'] }),
};

const refusal = 'This step is not open to you at the moment.';

export const NotSent: Story = {
  parameters: memory({ fail: { portal_personal: refusal } }),
  play: letterPlay({ does: changeBirthYear('1957'), sees: [refusal], values: { Year: '1957' } }),
};

export const Changed: Story = {
  async play(context) {
    await letterPlay({ does: changeBirthYear('1957'), sees: ['Your change is saved.', '14 March 1957'] })(context);
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const YearsNoLongerFit: Story = {
  play: letterPlay({ does: changeBirthYear('1985'), sees: [/by your date of birth in 1985/, 'Milton Mills'] }),
};

const answers = 'Your answers so far';

export const AllAnswers: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace' } },
  play: screenPlay({
    does: [{ press: answers }],
    dialog: answers,
    sees: ['Consolidating my pensions'],
    lacks: ['Change: Why you are here'],
  }),
};

export const ChangingTheReason: Story = {
  parameters: { pensionTrace: { scenario: 'not-eligible' } },
  play: screenPlay({
    does: [{ press: answers }, change('Why you are here')],
    dialog: 'Change why you are here',
    sees: ['Your answer now'],
  }),
};
