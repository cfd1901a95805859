import { PersonalDetailsForm, useExtraFields } from '@pension-trace/react';
import { SelectField, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
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
  parameters: { pensionTrace: { scenario: 'personal' } },
} satisfies Meta<typeof PersonalDetailsForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Margaret'));
};
const pressNext: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
};

export const Empty: Story = {
  play: async (context) => {
    await open(context);
    const { canvas } = context;
    const fields = [...(canvas.getByRole('textbox', { name: 'First name' }).closest('form')?.elements ?? [])];
    // Inside our form, after our last field.
    await expect(fields.indexOf(canvas.getByLabelText('How did you hear about us?'))).toBeGreaterThan(
      fields.indexOf(canvas.getByLabelText('National Insurance number')),
    );
    await expect(canvas.getByLabelText('Second telephone number (Optional)')).toHaveValue('');
  },
};

export const Errors: Story = {
  name: 'Errors, beside one of ours',
  play: async (context) => {
    await open(context);
    const { canvas, userEvent, args } = context;
    await userEvent.clear(canvas.getByLabelText('Day'));
    await userEvent.type(canvas.getByLabelText('Second telephone number (Optional)'), 'soon');
    await pressNext(context);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Please enter a day',
      'Please enter a valid telephone number',
      'Please select where you heard about us',
    ]);
    await expect(canvas.getByLabelText('How did you hear about us?')).toHaveAccessibleDescription(
      'Error: Please select where you heard about us',
    );
    await expect(args.onCompleted).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent, args, loaded } = context;
    await userEvent.selectOptions(canvas.getByLabelText('How did you hear about us?'), 'In the news');
    await pressNext(context);
    const extra = { heardFrom: 'news', secondPhone: '' };
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [2], extra }));
    await expect(adapterOf(loaded).calls.filter((call) => call.extra)).toMatchObject([
      { name: 'portal_personal', extra },
    ]);
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};
