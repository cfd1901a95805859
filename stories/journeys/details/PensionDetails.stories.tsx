import { PensionDetails } from '@pension-trace/react';
import type { usePensionDetails } from '@pension-trace/react/headless';
import type { MemoryScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { wholeText } from '../../../tests/wholeText';
import { exampleConfig } from '../../exampleConfig';
import { exampleford, portal, withFind } from '../../portalScenarios';
import { screenPlay } from '../../screenPlay';
import { sentTo } from '../../sentTo';
import { back, failing, pending, playRecordsNotLoaded, record, set } from './records';

const meta = {
  title: 'Portal/Pension',
  excludeStories: ['byStatus'],
  component: PensionDetails,
  args: { id: 'pension-3' },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof PensionDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pension: Story = {
  args: { id: 'pension-2' },
  play: async ({ canvas }) => {
    const searches = await canvas.findByRole('list', { name: record.searches });
    await expect(searches.children.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('list', { name: record.activity }).children.length).toBeGreaterThan(0);
    await expect(canvas.getByText('Policy number').nextElementSibling).toHaveTextContent('Not known');
  },
};

export const NothingRecordedYet: Story = {
  args: { id: 'pension-1' },
  play: screenPlay({
    sees: [
      'There are no searches associated with this pension yet.',
      'There is no activity recorded for this entity yet.',
    ],
  }),
};

const find = set({ scenario: withFind() });

export const Found: Story = {
  name: 'A pension that a trace found',
  parameters: find,
  async play(context) {
    await screenPlay({
      heading: 'We have found your Northern Mill Co pension',
      sees: [
        'Exampleford Mutual looks after this pension',
        wholeText('Have ready: policy NM-20-114, your National Insurance number'),
        'No Searches Found',
      ],
      offers: [/^example\.com/, /^Pension Wise/, 'A pension was found. What now?', /ScamSmart/],
      does: [{ press: 'We found it through Northern Mill Co' }],
      goesTo: '/portal/trace/trace-1',
    })(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: '01632 960123' })).toHaveAttribute('href', 'tel:01632960123');
    const steps = within(canvas.getByRole('region', { name: 'What to do now' }));
    await expect(steps.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const FoundWithoutAGuide: Story = {
  name: 'A found pension: the firm names no guide',
  parameters: set({
    scenario: withFind(),
    config: { ...exampleConfig, links: { ...exampleConfig.links, foundGuide: undefined } },
  }),
  async play(context) {
    await screenPlay({ offers: [/^Pension Wise/], lacks: ['A pension was found. What now?'] })(context);
    await expect(sentTo(context.loaded, 'read.guide')).toEqual([]);
  },
};

export const PolicyCopied: Story = {
  name: 'A found pension: policy number copied',
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screenPlay({ does: [{ press: 'Copy the policy number' }], sees: ['Copied.'] })(context);
    await expect(copy).toHaveBeenCalledWith('NM-20-114');
    copy.mockRestore();
  },
};

export const PolicyNotCopied: Story = {
  name: 'A found pension: the browser did not copy the policy number',
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await screenPlay({ does: [{ press: 'Copy the policy number' }], sees: [/^Your browser did not copy it/] })(context);
    copy.mockRestore();
  },
};

export const FoundWithoutContacts: Story = {
  name: 'A found pension: no contacts of its provider',
  parameters: set({ scenario: withFind({}, []) }),
  play: screenPlay({ sees: [wholeText(/^We don’t have contact details for Exampleford Mutual/)], offers: [/GOV\.UK/] }),
};

export const FoundProviderUnknown: Story = {
  name: 'A found pension: provider not known yet',
  parameters: set({ scenario: withFind({ provider: null, policy: null }) }),
  play: screenPlay({
    does: [{ press: 'Read the letter' }],
    sees: [/^We don’t have contact details for its provider/, /To: the provider of my pension/],
  }),
};

export const WithContacts: Story = {
  name: 'A pension of the customer’s own, with contacts of its provider',
  args: { id: 'pension-2' },
  parameters: set({ scenario: { ...portal, providerContacts: [{ ...exampleford, name: 'Royal London' }] } }),
  play: screenPlay({
    sees: ['Royal London looks after this pension'],
    offers: ['pensions@example.com'],
    lacks: ['What to do now'],
  }),
};

const letter = (text: RegExp) => wholeText(new RegExp(`^Mrs Margaret Hale.*${text.source}`));

const read = { press: 'Read the letter' };

/** Without the customer's profile there is nothing to download or copy. */
const written = { finds: /^Mrs Margaret Hale/ };

const number = { press: 'Put my National Insurance number in the letter' };

export const WithOwnContact: Story = {
  name: 'A found pension: a contact of its scheme',
  parameters: set({
    scenario: withFind({
      contact: {
        name: 'Northern Mill Pension Scheme',
        phone: null,
        email: 'scheme@example.com',
        website: null,
        postal_address: null,
      },
    }),
  }),
  play: screenPlay({ offers: ['scheme@example.com'], lacks: ['pensions@example.com'] }),
};

export const LetterRead: Story = {
  name: 'The letter to the provider, as text',
  parameters: find,
  play: screenPlay({
    // A number that is ticked and unticked again is not in the letter.
    does: [number, number, read],
    sees: [letter(/To: Exampleford Mutual Pension Administration 1 Sample Street.*Policy number: NM-20-114/)],
    lacks: [/National Insurance number:/],
  }),
};

export const LetterWithNumber: Story = {
  name: 'The letter with the National Insurance number',
  parameters: find,
  play: screenPlay({ does: [number, read], sees: [letter(/National Insurance number: AB 123456 C/)] }),
};

export const LetterNumberLoading: Story = {
  name: 'The letter: number loading',
  parameters: set({ scenario: withFind(), memory: { pending: ['portal_national_insurance'] } }),
  play: screenPlay({ does: [number], hears: ['Loading your National Insurance number'] }),
};

export const LetterNumberNotLoaded: Story = {
  name: 'The letter: number not loaded',
  parameters: set({ scenario: withFind(), memory: { fail: { portal_national_insurance: 'No.' } } }),
  play: screenPlay({
    does: [number],
    sees: ['We could not load your National Insurance number'],
    offers: ['Try again'],
  }),
};

const unnumbered: MemoryScenario = {
  ...withFind(),
  customers: (withFind().customers ?? []).map((customer) => ({ ...customer, nationalInsurance: null })),
};

export const LetterNumberMissing: Story = {
  name: 'The letter: no number stored',
  parameters: set({ scenario: unnumbered }),
  play: screenPlay({ does: [number], sees: [/^We do not have your National Insurance number/] }),
};

export const LetterSaved: Story = {
  name: 'The letter saved as PDF',
  parameters: find,
  play: screenPlay({ does: [written, { press: 'Download the letter as PDF' }], sees: [/^Your letter has been saved/] }),
};

const copies = [written, { press: 'Copy the text' }];

export const LetterCopied: Story = {
  name: 'The letter copied',
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await screenPlay({ does: copies, sees: [/^The text of the letter has been copied/] })(context);
    await expect(copy).toHaveBeenCalledWith(expect.stringContaining('Policy number: NM-20-114'));
    copy.mockRestore();
  },
};

export const LetterNotCopied: Story = {
  name: 'The letter: the browser did not copy it',
  parameters: find,
  async play(context) {
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await screenPlay({ does: copies, sees: [/^Your browser did not copy it/] })(context);
    copy.mockRestore();
  },
};

export const Loading: Story = {
  args: { id: 'pension-2' },
  parameters: pending('read.pension'),
  play: screenPlay({ hears: ['Loading the details'] }),
};

export const NotFound: Story = {
  args: { id: 'no-such-pension' },
  play: screenPlay({ heading: 'We could not find this page', offers: [back], lacks: ['Try again'] }),
};

export const NotLoaded: Story = {
  args: { id: 'pension-2' },
  parameters: failing('read.pension'),
  play: screenPlay({ heading: 'We could not open this page', offers: ['Try again'] }),
};

export const RecordsNotLoaded: Story = {
  args: { id: 'pension-2' },
  parameters: failing('portal_pension_searches', 'portal_activity'),
  play: playRecordsNotLoaded,
};

export const byStatus = {
  pension: { error: NotLoaded, pending: Loading, success: Pension } satisfies Record<
    ReturnType<typeof usePensionDetails>['entry']['status'],
    Story
  >,
  activity: {
    empty: NothingRecordedYet,
    error: RecordsNotLoaded,
    pending: Loading,
    success: Pension,
  } satisfies Record<ReturnType<typeof usePensionDetails>['activity']['status'], Story>,
  searches: {
    empty: NothingRecordedYet,
    error: RecordsNotLoaded,
    pending: Loading,
    success: Pension,
  } satisfies Record<ReturnType<typeof usePensionDetails>['searches']['status'], Story>,
};
