import { BackendError, PersonalDetailsForm } from '@pension-trace/react';
import type { UsePersonalDetailsResult } from '@pension-trace/react/headless';
import { Card } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const meta = {
  title: 'Onboarding/Personal details',
  excludeStories: ['byStatus'],
  component: PersonalDetailsForm,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'personal' } },
} satisfies Meta<typeof PersonalDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

interface Answers {
  first: string;
  last: string;
  phone: string;
  day: string;
  month: string;
  year: string;
  number: string;
}

const good: Answers = {
  first: 'margaret',
  last: 'HALE',
  phone: '07700 900123',
  day: '14',
  month: '3',
  year: '1958',
  number: 'ab 123456 c',
};

const sent = {
  p_title: 2,
  p_previous_names: [],
  p_date_of_birth: '1958-03-14',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};

const fillIn =
  (changes: Partial<Answers> = {}): Play =>
  async ({ canvas, userEvent }) => {
    const { first, last, phone, day, month, year, number } = { ...good, ...changes };
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Margaret'));
    const answers: [string, string][] = [
      ['First name', first],
      ['Last name', last],
      ['Phone number', phone],
      ['Day', day],
      ['Month', month],
      ['Year', year],
      ['National Insurance number', number],
    ];
    for (const [label, answer] of answers) {
      const input = canvas.getByLabelText(label);
      await userEvent.clear(input);
      if (answer !== '') {
        await userEvent.click(input);
        await userEvent.paste(answer);
      }
    }
    await userEvent.selectOptions(canvas.getByLabelText('Title'), 'Mrs');
  };

const pressNext: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
};

/** Presses Next. Expects exactly these messages in the summary and nothing sent. */
const expectProblems = async (context: Parameters<Play>[0], messages: readonly string[]) => {
  const { canvas, args, loaded } = context;
  await pressNext(context);
  const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
  await waitFor(() => expect(summary).toHaveFocus());
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(messages);
  await expect(args.onInvalid).toHaveBeenCalledWith({ count: messages.length });
  await expect(sentTo(loaded, 'portal_personal')).toEqual([]);
};

const addPreviousName =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    if (name !== '') await userEvent.type(canvas.getByLabelText(/^Previous names/), name);
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
  };

export const Initial: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Personal Details' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Margaret'));
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Hale');
    await expect(canvas.getByLabelText('National Insurance number')).toHaveAttribute('placeholder', 'AB 123456 C');
    await expect(sentTo(loaded, 'portal_personal')).toEqual([]);
  },
};

export const FilledIn: Story = {
  play: async (context) => {
    await fillIn()(context);
    await expect(context.canvas.getByLabelText('First name')).toHaveValue('Margaret');
    await expect(context.canvas.getByLabelText('Last name')).toHaveValue('Hale');
  },
};

export const EveryFieldMissing: Story = {
  play: async (context) => {
    await fillIn({ first: '', last: '', phone: '', day: '', month: '', year: '', number: '' })(context);
    await context.userEvent.selectOptions(context.canvas.getByLabelText('Title'), '');
    await expectProblems(context, [
      'Please select a title',
      'Please enter a first name',
      'Please enter a last name',
      'Please enter a phone number',
      'Please enter a day',
      'Please enter a month',
      'Please enter a year',
      'Please enter a national insurance number',
    ]);
  },
};

export const NamesWithPunctuation: Story = {
  name: 'Names with an apostrophe, a hyphen and a digit',
  play: async (context) => {
    const { canvas } = context;
    await fillIn({ first: 'Mary-Ann 2', last: "O'Brien" })(context);
    await addPreviousName('St. John-Smith')(context);
    await expectProblems(context, [
      'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
      'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
      'Please enter a valid previous name (2 to 60 letters)',
    ]);
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription(
      'Error: Please enter a valid first name (2 to 30 characters, letters and spaces only) Leave out the hyphen and “2”.',
    );
    await expect(
      canvas.getByText('Leave out the apostrophe: write OBrien. We match it to your records.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Leave out the full stop and the hyphen: write St John Smith. We match it to your records.'),
    ).toBeVisible();
  },
};

export const EveryFieldInvalid: Story = {
  play: async (context) => {
    await fillIn({
      first: 'M',
      last: "O'Brien",
      phone: '020 7946 0958',
      day: '32',
      month: '13',
      year: '2027',
      number: 'GB123456C',
    })(context);
    await context.userEvent.type(context.canvas.getByLabelText(/^Previous names/), '4');
    await expectProblems(context, [
      'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
      'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
      'Please enter a valid previous name (2 to 60 letters)',
      'Please enter a valid UK phone number or landline',
      'Please enter a valid day (1 to 31 days in this month)',
      'Please enter a valid month (1 to 12 months)',
      'Please enter a valid year (1900 to 2026)',
      'Please enter a valid national insurance number',
    ]);
  },
};

export const DayNotInThatMonth: Story = {
  name: 'Day not in the month',
  play: async (context) => {
    await fillIn({ day: '29', month: '2', year: '1961' })(context);
    await expectProblems(context, ['Please enter a valid day (1 to 28 days in this month)']);
  },
};

export const BornInTheFuture: Story = {
  play: async (context) => {
    await fillIn({ day: '11', month: '3', year: '2026' })(context);
    await expectProblems(context, ['Date of birth cannot be in the future']);
  },
};

export const BornBefore1900: Story = {
  name: 'Born before 1900',
  play: async (context) => {
    await fillIn({ year: '1899' })(context);
    await expectProblems(context, ['Please enter a valid year (1900 to 2026)', 'Date of birth cannot be before 1900']);
  },
};

export const NotYet18: Story = {
  name: 'Not yet 18',
  play: async (context) => {
    await fillIn({ day: '11', month: '3', year: '2008' })(context);
    await expectProblems(context, ['You must be at least 18 years old']);
  },
};

export const PreviousNamesAdded: Story = {
  name: 'Previous names added and removed',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await addPreviousName('Margaret Thornton')(context);
    await userEvent.type(canvas.getByLabelText(/^Previous names/), 'Margaret Boucher{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Margaret Thornton' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Margaret Thornton' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Margaret Thornton' })).toBeNull();
    await expect(canvas.getByText('Margaret Boucher')).toBeVisible();
  },
};

export const PreviousNameMissing: Story = {
  play: async (context) => {
    await addPreviousName('')(context);
    await expect(context.canvas.getByLabelText(/^Previous names/)).toHaveAccessibleDescription(
      /Please enter a previous name$/,
    );
  },
};

export const PreviousNameInvalid: Story = {
  play: async (context) => {
    await addPreviousName('M4rgaret')(context);
    await expect(context.canvas.getByLabelText(/^Previous names/)).toHaveAccessibleDescription(
      /Please enter a valid previous name \(2 to 60 letters\) Leave out “4”\.$/,
    );
  },
};

export const ALongName: Story = {
  name: 'Longest names',
  play: async (context) => {
    await fillIn({ first: 'Wolfeschlegelsteinhausenberger', last: 'Wolfeschlegelsteinhausenberger' })(context);
    await addPreviousName('Wolfeschlegelsteinhausenberger Wolfeschlegelsteinhausenberge')(context);
    await expect(context.canvas.getByRole('button', { name: /^Remove Wolfeschlegelsteinhausenberger/ })).toBeVisible();
  },
};

export const InclusiveRules: Story = {
  name: 'Sent, inclusive rules',
  parameters: { pensionTrace: { scenario: 'personal', rules: 'inclusive' } },
  play: async (context) => {
    await fillIn({ first: 'Áine', last: "O'Brien-McDonald", phone: '020 7946 0958' })(context);
    await context.userEvent.selectOptions(context.canvas.getByLabelText('Title'), '');
    await pressNext(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [2] }));
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_personal')).toEqual([
      {
        ...sent,
        p_title: null,
        p_first_name: 'Áine',
        p_last_name: "O'Brien-McDonald",
        p_phone_number: '020 7946 0958',
      },
    ]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'personal', memory: { pending: ['portal_personal'] } } },
  play: async (context) => {
    await fillIn()(context);
    await pressNext(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_personal')).toEqual([sent]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'personal',
      memory: { fail: { portal_personal: 'This National Insurance number has an application already.' } },
    },
  },
  play: async (context) => {
    await fillIn()(context);
    await pressNext(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This National Insurance number has an application already.',
    );
    await expect(context.canvas.getByLabelText('National Insurance number')).toHaveValue('ab 123456 c');
  },
};

export const RefusedAtAField: Story = {
  name: 'A field refused by the server',
  parameters: {
    pensionTrace: {
      scenario: 'personal',
      memory: {
        fail: {
          portal_personal: new BackendError('refused', 'This phone number belongs to another customer.', {
            parameter: 'p_phone_number',
          }),
        },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const message = 'This phone number belongs to another customer.';
    await fillIn()(context);
    await pressNext(context);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent(message);
    const phone = canvas.getByLabelText('Phone number');
    await expect(phone).toBeInvalid();
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(message));
    await userEvent.click(canvas.getByRole('link', { name: message }));
    await waitFor(() => expect(phone).toHaveFocus());
  },
};

export const KnownValues: Story = {
  name: 'With values of the site',
  args: { defaultValues: { phoneNumber: '07700 900123', day: '14', month: '3', year: '1958' } },
  play: async ({ canvas }) => {
    // The profile loads later. It overrides the site's values, and a site cannot set a National Insurance number.
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Margaret'));
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('07700 900123');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1958');
    await expect(canvas.getByLabelText('National Insurance number')).toHaveValue('');
  },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'First, about you' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Do you need help?' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'personal',
      memory: { fail: { portal_personal: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await fillIn()(context);
    await pressNext(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Sent: Story = {
  play: async (context) => {
    await fillIn()(context);
    await addPreviousName('Margaret Thornton')(context);
    await pressNext(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [2] }));
    await expect(sentTo(context.loaded, 'portal_personal')).toEqual([
      { ...sent, p_previous_names: ['Margaret Thornton'] },
    ]);
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const byStatus = {
  success: Sent,
  idle: Initial,
  error: RefusedByTheServer,
  invalid: EveryFieldMissing,
  pending: Sending,
} satisfies Record<UsePersonalDetailsResult['state']['status'], Story>;
