import { PersonalDetailsForm, useExtraFields } from '@pension-trace/react';
import { SelectField, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod/mini';
import { formPlay } from '../../formPlay';
import { adapterOf } from '../../withPensionTrace';

const questions = z.object({
  heardFrom: z.string().check(z.minLength(1, 'Please select where you heard about us')),
  secondPhone: z.string().check(z.regex(/^[\d ]*$/, 'Please enter a valid telephone number')),
});

const places = [
  { value: 'friend', label: 'From a friend' },
  { value: 'news', label: 'In the news' },
  { value: 'search', label: 'In a search engine' },
];

/** A firm's own questions: `docs/recipes/own-questions.md`. */
function Questions() {
  const { fieldProps, errorOf } = useExtraFields<z.input<typeof questions>>();
  return (
    <>
      <TextField
        label="Second telephone number"
        mark="(Optional)"
        hint="In case we cannot reach you on the first"
        type="tel"
        width="20"
        error={errorOf('secondPhone')}
        {...fieldProps('secondPhone', { hasHint: true })}
      />
      <SelectField
        label="How did you hear about us?"
        placeholder="Select one"
        options={places}
        width="20"
        error={errorOf('heardFrom')}
        {...fieldProps('heardFrom')}
      />
    </>
  );
}

const form = formPlay({
  scenario: 'personal',
  call: 'portal_personal',
  submit: 'Next',
  ready: ['First name', 'Margaret'],
});
const { play } = form;

const meta = {
  title: 'Onboarding/Own questions',
  component: PersonalDetailsForm,
  args: {
    slots: { fields: <Questions /> },
    extraSchema: questions,
    defaultValues: {
      title: '2',
      phoneNumber: '07700 900123',
      day: '14',
      month: '3',
      year: '1958',
      nationalInsurance: 'AB123456C',
    },
    onCompleted: fn(),
  },
  parameters: form.initial,
} satisfies Meta<typeof PersonalDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async (context) => {
    await play({ values: { 'Second telephone number': '' } })(context);
    const { canvas } = context;
    const fields = [...(canvas.getByRole('textbox', { name: 'First name' }).closest('form')?.elements ?? [])];
    // Inside our form, after our last field.
    await expect(fields.indexOf(canvas.getByLabelText('How did you hear about us?'))).toBeGreaterThan(
      fields.indexOf(canvas.getByLabelText('National Insurance number')),
    );
  },
};

export const Errors: Story = {
  name: 'Errors, beside one of ours',
  play: async (context) => {
    await play({
      does: [{ fill: { Day: '', 'Second telephone number': 'soon' } }],
      problems: [
        'Please enter a day',
        'Please enter a valid telephone number',
        'Please select where you heard about us',
      ],
      descriptions: { 'How did you hear about us?': /^Error: Please select where you heard about us$/ },
    })(context);
    await expect(context.args.onCompleted).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async (context) => {
    const extra = { heardFrom: 'news', secondPhone: '' };
    await play({
      does: [{ choose: ['How did you hear about us?', 'In the news'] }],
      completed: { tags: [2], extra },
      sees: [{ button: 'Done' }],
    })(context);
    await expect(adapterOf(context.loaded).calls.filter((call) => call.extra)).toMatchObject([
      { name: 'portal_personal', extra },
    ]);
  },
};
