import {
  Checkbox,
  ComboBoxField,
  DateField,
  ErrorSummary,
  Field,
  Fieldset,
  PasswordField,
  RadioRows,
  SelectField,
  Switch,
  TextField,
} from '@pension-trace/react/ui';
import type { Guidance } from './Guidance';

/** The examples do nothing when they are pressed. */
const ignore = () => {};

/** The three inputs of a date. */
function dateParts(name: string) {
  return {
    day: { label: 'Day', inputProps: { name: `${name}-day` } },
    month: { label: 'Month', inputProps: { name: `${name}-month` } },
    year: { label: 'Year', inputProps: { name: `${name}-year` } },
  };
}

/** The form fields. */
export const fields = {
  Checkbox: {
    use: 'One thing to agree to or to add, sent with the form.',
    avoid: 'For a setting that takes effect at once: use a Switch. For one of several: use RadioRows.',
    do: {
      text: 'Put the box at the start of the row.',
      picture: <Checkbox name="do-paying" label="I am still paying in" />,
    },
    dont: {
      text: 'Tick it for the customer, or word it as a double negative.',
      picture: <Checkbox name="dont-news" label="Do not send me no news" defaultChecked />,
    },
    words: 'What is true when it is ticked, in the first person: “I am still paying in”.',
    keys: [
      ['Tab', 'Moves to it.'],
      ['Space', 'Ticks and clears it.'],
    ],
    heard: /^checkbox, (?:I am|My)/u,
  },
  ComboBoxField: {
    use: 'A name that we may know, such as a provider or an industry.',
    avoid: 'When only listed values are allowed: use a SelectField.',
    do: {
      text: 'Accept what is typed, suggested or not.',
      picture: (
        <ComboBoxField
          label="Pension provider"
          hint="The firm that looks after the pension, such as Aviva"
          value="Av"
          onChange={ignore}
          suggestions={['Aviva']}
        />
      ),
    },
    dont: {
      text: 'Promise a list that may not have the answer, or change what is typed when the field loses focus.',
      picture: (
        <ComboBoxField label="Please choose from the list" value="My old firm" onChange={ignore} suggestions={[]} />
      ),
    },
    words: 'A label of one or two words. The hint says where to find the name.',
    keys: [
      ['Down, Up', 'Open the list, and move in it.'],
      ['Enter', 'Takes the suggestion.'],
      ['Escape', 'Closes the list. The text stays.'],
      ['Tab', 'Leaves. The text stays.'],
    ],
    heard: /^combobox, (?:Pension|Industry)/u,
  },
  DateField: {
    use: 'A date that the customer knows by heart, such as a birth date.',
    avoid: 'For a day to pick from the near future.',
    do: {
      text: 'Ask in three fields, with an example. Mark only the part that is wrong.',
      picture: <DateField legend="Date of birth" hint="For example, 27 3 1964" {...dateParts('do')} />,
    },
    dont: {
      text: 'Ask for a date in one field, with its pattern as a placeholder.',
      picture: <TextField label="Date of birth" placeholder="DD/MM/YY" width="8" />,
    },
    words: 'A hint with an example: “For example, 27 3 1964”.',
    keys: [['Tab', 'Moves from day to month to year. After two digits, focus moves to the next empty field.']],
    heard: /^(?:group, Date|textbox, (?:Day|Month|Year))/u,
  },
  ErrorSummary: {
    use: 'At the top of a form with fields that are wrong.',
    avoid: 'For a failed call: use an ErrorBox.',
    do: {
      text: 'Use the words of the field, and link to it. Keep it mounted with the form.',
      picture: <ErrorSummary errors={[{ id: 'guidance-postcode', message: 'Please enter a postcode' }]} focusKey={0} />,
    },
    dont: {
      text: 'Use different words from the field’s, or words that do not help.',
      picture: <ErrorSummary errors={[{ id: 'guidance-postcode', message: 'Invalid input' }]} focusKey={0} />,
    },
    words: 'The same words as at the field.',
    keys: [['Enter on an error', 'Moves to its field.']],
    heard: /^alert,/u,
  },
  Field: {
    use: 'Around a control of your own that needs a label, a hint and an error.',
    avoid: 'Around our own fields: they have it.',
    do: {
      text: 'Give it a label and a hint, and pass on the ids that it gives.',
      picture: (
        <Field id="do-amount" label="Amount" hint="In pounds">
          {(control) => <input {...control} className="ptr ptr-input ptr-input--10" inputMode="decimal" />}
        </Field>
      ),
    },
    dont: {
      text: 'Use a placeholder as the label: it disappears when the customer starts to type.',
      picture: <input className="ptr ptr-input ptr-input--10" aria-label="Amount" placeholder="Amount" />,
    },
    words: 'Label, hint before the input, help after it.',
    heard: /^textbox, (?:Phone|National)/u,
  },
  Fieldset: {
    use: 'Several controls that answer one question.',
    avoid: 'Around a single field.',
    do: {
      text: 'Make the legend the question.',
      picture: (
        <Fieldset legend="How may we contact you?">
          <Checkbox name="do-email" label="Email" />
          <Checkbox name="do-post" label="Post" />
        </Fieldset>
      ),
    },
    dont: {
      text: 'Put one control in it, or give it a legend that asks nothing.',
      picture: (
        <Fieldset legend="Options">
          <Checkbox name="dont-one" label="May we email you?" />
        </Fieldset>
      ),
    },
    words: 'A legend that makes sense when a screen reader reads it before each control.',
    heard: /^group, (?:Date|Please)/u,
  },
  PasswordField: {
    use: 'Every password.',
    avoid: 'For codes of an app or a text: use a TextField.',
    do: {
      text: 'Set `autoComplete` to `new-password` or `current-password`.',
      picture: <PasswordField label="Password" hint="8 to 32 characters" autoComplete="new-password" />,
    },
    dont: {
      text: 'Keep the rule for the error. Say it first, and let people paste.',
      picture: <PasswordField label="Password" error="It must have 8 to 32 characters" />,
    },
    words: 'State the rule in the hint, before the customer types.',
    keys: [
      ['Tab', 'Moves from the field to its button.'],
      ['Enter, Space on the button', 'Show and hide the password.'],
    ],
    heard: /^(?:Password, 8|button, Show password)/u,
  },
  RadioRows: {
    use: 'One of two to about seven.',
    avoid: 'When many may be chosen: use Checkbox. For more: use a SelectField.',
    do: {
      text: 'Show every choice.',
      picture: (
        <RadioRows
          name="do-kind"
          legend="Which kind of pension is it?"
          options={[
            { value: 'workplace', label: 'Workplace' },
            { value: 'personal', label: 'Personal' },
          ]}
          onChange={ignore}
        />
      ),
    },
    dont: {
      text: 'Choose one for the customer when the answer matters.',
      picture: (
        <RadioRows
          name="dont-kind"
          legend="Which kind of pension is it?"
          options={[
            { value: 'workplace', label: 'Workplace' },
            { value: 'other', label: 'I am not sure, or none of these' },
          ]}
          value="workplace"
          onChange={ignore}
        />
      ),
    },
    words: 'Answers of one shape. Detail goes in the hint.',
    keys: [
      ['Tab', 'Moves to the chosen row, or to the first.'],
      ['Up, Down', 'Choose another row.'],
      ['Space', 'Chooses the row.'],
    ],
    heard: /^radio/u,
  },
  SelectField: {
    use: 'One of many listed values that the customer knows.',
    avoid: 'For up to about seven: use RadioRows.',
    do: {
      text: 'Start with an empty choice.',
      picture: (
        <SelectField
          label="Title"
          placeholder="Select a title"
          options={[
            { value: '1', label: 'Mr' },
            { value: '2', label: 'Mrs' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Hide two or three answers in it. A preselected “Yes” is not an answer.',
      picture: (
        <SelectField
          label="Are you still paying in?"
          options={[
            { value: '1', label: 'Yes' },
            { value: '2', label: 'No' },
          ]}
        />
      ),
    },
    words: 'Values in the order in which customers look for them.',
    keys: [
      ['Tab', 'Moves to it.'],
      ['Up, Down, or a letter', 'Choose another value.'],
    ],
    heard: /^combobox, Title/u,
  },
  Switch: {
    use: 'A setting that takes effect as soon as it is pressed.',
    avoid: 'For an answer that is sent with a form: use a Checkbox.',
    do: {
      text: 'Name the thing. When it fails, say so next to it, and go back to the true position.',
      picture: <Switch label="Text messages" isSelected onChange={ignore} />,
    },
    dont: {
      text: 'Change the label with the position.',
      picture: <Switch label="Text messages are off" isSelected={false} onChange={ignore} />,
    },
    words: 'Name the thing that is on or off.',
    keys: [
      ['Tab', 'Moves to it.'],
      ['Space', 'Switches it.'],
    ],
  },
  TextField: {
    use: 'One line of text.',
    avoid: 'For a date, a password or one of a list: use their own fields.',
    do: {
      text: 'Make it as wide as the answer. Set `autoComplete` and `inputMode`.',
      picture: <TextField label="Postcode" width="8" autoComplete="off" />,
    },
    dont: {
      text: 'Make it wider than the answer, or say “Invalid”.',
      picture: <TextField label="Postcode" error="Invalid" />,
    },
    words: 'The label is a noun. The error says how to fix it.',
    keys: [['Tab', 'Moves to it.']],
    heard: /^textbox, (?:Email|Phone)/u,
  },
} satisfies Record<string, Guidance>;
