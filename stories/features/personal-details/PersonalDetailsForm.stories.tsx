import { BackendError, PersonalDetailsForm } from '@pension-trace/react';
import type { UsePersonalDetailsResult } from '@pension-trace/react/headless';
import { Card } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay, type Step } from '../../formPlay';

const form = formPlay({
  scenario: 'personal',
  call: 'portal_personal',
  submit: 'Next',
  ready: ['First name', 'Margaret'],
});
const { play } = form;

const meta = {
  title: 'Onboarding/Personal details',
  excludeStories: ['byStatus'],
  component: PersonalDetailsForm,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: form.initial,
} satisfies Meta<typeof PersonalDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const good = {
  'First name': 'margaret',
  'Last name': 'HALE',
  'Phone number': '07700 900123',
  Day: '14',
  Month: '3',
  Year: '1958',
  'National Insurance number': 'ab 123456 c',
};
const missing = Object.fromEntries(Object.keys(good).map((label) => [label, '']));
const fill = (changes: Record<string, string> = {}, title = 'Mrs'): Step[] => [
  { fill: { ...good, ...changes } },
  { choose: ['Title', title] },
];
const add = (name: string): Step[] => [{ fill: { 'Previous names': name } }, { press: 'Add' }];

const sent = {
  p_title: 2,
  p_previous_names: [],
  p_date_of_birth: '1958-03-14',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};
const invalidNames = [
  'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
  'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
  'Please enter a valid previous name (2 to 60 letters)',
];
const phoneRefusal = 'This phone number belongs to another customer.';

export const Initial: Story = {
  play: play({ heading: 'Your Personal Details', values: { 'Last name': 'Hale' }, sent: [], submits: false }),
};

export const FilledIn: Story = {
  play: play({ does: fill(), values: { 'First name': 'Margaret', 'Last name': 'Hale' } }),
};

export const EveryFieldMissing: Story = {
  play: play({
    does: [{ fill: missing }],
    problems: [
      'Please select a title',
      'Please enter a first name',
      'Please enter a last name',
      'Please enter a phone number',
      'Please enter a day',
      'Please enter a month',
      'Please enter a year',
      'Please enter a national insurance number',
    ],
  }),
};

export const NamesWithPunctuation: Story = {
  name: 'Names with an apostrophe, a hyphen and a digit',
  play: play({
    does: [...fill({ 'First name': 'Mary-Ann 2', 'Last name': "O'Brien" }), ...add('St. John-Smith')],
    problems: invalidNames,
    descriptions: { 'First name': `${invalidNames[0]} Leave out the hyphen and “2”.` },
    sees: [
      'Leave out the apostrophe: write OBrien. We match it to your records.',
      'Leave out the full stop and the hyphen: write St John Smith. We match it to your records.',
    ],
  }),
};

export const EveryFieldInvalid: Story = {
  play: play({
    does: [
      ...fill({
        'First name': 'M',
        'Last name': "O'Brien",
        'Phone number': '020 7946 0958',
        Day: '32',
        Month: '13',
        Year: '2027',
        'National Insurance number': 'GB123456C',
      }),
      { fill: { 'Previous names': '4' } },
    ],
    problems: [
      ...invalidNames,
      'Please enter a valid UK phone number or landline',
      'Please enter a valid day (1 to 31 days in this month)',
      'Please enter a valid month (1 to 12 months)',
      'Please enter a valid year (1900 to 2026)',
      'Please enter a valid national insurance number',
    ],
  }),
};

export const PreviousNamesAdded: Story = {
  name: 'Previous names added and removed',
  play: play({
    does: [...add('Margaret Thornton'), ...add('Margaret Boucher'), { press: 'Remove Margaret Thornton' }],
    sees: [{ button: 'Remove Margaret Boucher' }],
    lacks: [{ button: 'Remove Margaret Thornton' }],
  }),
};

export const PreviousNameMissing: Story = {
  play: play({ does: add(''), sees: ['Please enter a previous name'] }),
};

export const PreviousNameInvalid: Story = {
  play: play({
    does: add('M4rgaret'),
    sees: [/^Please enter a valid previous name \(2 to 60 letters\)/, /Leave out “4”\.$/],
  }),
};

export const ALongName: Story = {
  name: 'Longest names',
  play: async (context) => {
    // 60 letters without a place to break.
    const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
    await play({
      does: [
        ...fill({ 'First name': 'Wolfeschlegelsteinhausenberger', 'Last name': 'Wolfeschlegelsteinhausenberger' }),
        ...add(name),
      ],
      sees: [{ button: `Remove ${name}` }],
    })(context);
    const text = context.canvas.getByText(name, { selector: 'li *' });
    const widths = [text, text.closest('li') ?? text].map((box) => box.scrollWidth - box.clientWidth);
    await expect(widths).toEqual([0, 0]);
  },
};

export const InclusiveRules: Story = {
  name: 'Sent, inclusive rules',
  parameters: form.with({ rules: 'inclusive' }),
  play: play({
    does: fill({ 'First name': 'Áine', 'Last name': "O'Brien-McDonald", 'Phone number': '020 7946 0958' }, ''),
    completed: { tags: [2] },
    sent: [
      {
        ...sent,
        p_title: null,
        p_first_name: 'Áine',
        p_last_name: "O'Brien-McDonald",
        p_phone_number: '020 7946 0958',
      },
    ],
    sees: ['Done'],
  }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill(), sent: [sent], sees: ['Loading...'] }),
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing('This National Insurance number has an application already.'),
  play: play({
    does: fill(),
    alert: 'This National Insurance number has an application already.',
    values: { 'National Insurance number': 'ab 123456 c' },
  }),
};

export const RefusedAtAField: Story = {
  name: 'A field refused by the server',
  parameters: form.refusing(new BackendError('refused', phoneRefusal, { parameter: 'p_phone_number' })),
  play: play({ does: fill(), alert: phoneRefusal, descriptions: { 'Phone number': phoneRefusal } }),
};

export const KnownValues: Story = {
  name: 'With values of the site',
  args: { defaultValues: { phoneNumber: '07700 900123', day: '14', month: '3', year: '1958' } },
  // The profile loads later. It overrides the site's values, and a site cannot set a National Insurance number.
  play: play({ values: { 'Phone number': '07700 900123', Year: '1958', 'National Insurance number': '' } }),
};

export const OwnHeading: Story = {
  name: 'With a heading and a panel of the site',
  args: {
    slots: {
      heading: 'First, about you',
      aside: (
        <Card heading="Do you need help?">
          <p>Call us on 0808 157 0192, Monday to Friday.</p>
        </Card>
      ),
    },
  },
  play: play({ heading: 'First, about you', sees: ['Do you need help?'] }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill(), alert: 'We could not reach our service.' }),
};

export const Sent: Story = {
  play: play({
    does: [...fill(), ...add('Margaret Thornton')],
    completed: { tags: [2] },
    sent: [{ ...sent, p_previous_names: ['Margaret Thornton'] }],
    sees: ['Done'],
  }),
};

export const byStatus = {
  success: Sent,
  idle: Initial,
  error: RefusedByTheServer,
  invalid: EveryFieldMissing,
  pending: Sending,
} satisfies Record<UsePersonalDetailsResult['state']['status'], Story>;
