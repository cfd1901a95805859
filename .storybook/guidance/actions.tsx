import { Button, ChoiceRows, Disclosure, FormActions, Link, Menu, Tabs } from '@pension-trace/react/ui';
import { Dialog } from './Dialog';
import type { Guidance } from './Guidance';

/** The examples do nothing when they are pressed. */
const ignore = () => {};

const reasons = [
  { value: 1, label: 'I lost track of a pension' },
  { value: 2, label: 'I am about to retire' },
];

/** The parts that a customer presses. */
export const actions = {
  Button: {
    use: 'To do something: send a form, open a dialog, remove a row.',
    avoid: 'To go to another page: use a Link.',
    do: {
      text: 'One primary button a screen. Show that it is busy with `isBusy` and `busyLabel`.',
      picture: <Button busyLabel="Sending...">Send Reset Instructions</Button>,
    },
    dont: {
      text: 'Disable it to say that a form is incomplete: let it be pressed, and name the errors.',
      picture: <Button isDisabled>OK</Button>,
    },
    words: 'A verb and what it does: “Send Reset Instructions”, not “OK”.',
    keys: [
      ['Tab', 'Moves to it, even while it is busy.'],
      ['Enter, Space', 'Presses it.'],
    ],
    heard: /^button, (?:Start|Next|Continue|Search)/u,
  },
  ChoiceRows: {
    use: 'A choice that is sent as soon as it is made.',
    avoid: 'When the customer may change the choice before sending: use RadioRows.',
    do: {
      text: 'Say above the rows that choosing goes on to the next page.',
      picture: <ChoiceRows label="Why are you here today" options={reasons} onChoose={ignore} />,
    },
    dont: {
      text: 'Ask with one row only: that is a Button.',
      picture: (
        <ChoiceRows label="Have you agreed to everything" options={[{ value: 1, label: 'Yes' }]} onChoose={ignore} />
      ),
    },
    words: 'Short answers of one shape, in the customer’s words.',
    keys: [
      ['Tab', 'Moves from row to row.'],
      ['Enter, Space', 'Chooses the row, and goes on.'],
    ],
    heard: /^(?:group, Why|button, I )/u,
  },
  ConfirmModal: {
    use: 'Before something that cannot easily be undone.',
    avoid: 'For everyday steps: let them be undone instead.',
    do: {
      text: 'Ask with the verb of the button. Keep it open while the call runs, and show its failure inside.',
      picture: (
        <Dialog
          heading="Delete this address?"
          text="We no longer send it to pension providers."
          actions={
            <>
              <Button variant="danger">Delete</Button>
              <Button variant="quiet">Keep</Button>
            </>
          }
        />
      ),
    },
    dont: {
      text: 'Ask “Are you sure?” without saying what happens.',
      picture: (
        <Dialog
          heading="Are you sure?"
          actions={
            <>
              <Button variant="danger">OK</Button>
              <Button variant="quiet">Cancel</Button>
            </>
          }
        />
      ),
    },
    words: 'The heading asks. The button repeats the verb: “Delete”, “Keep”.',
    keys: [
      ['Tab, Shift + Tab', 'Move between its buttons, and stay inside.'],
      ['Escape', 'Closes it without doing anything.'],
    ],
  },
  Disclosure: {
    use: 'To explain something that some customers need.',
    avoid: 'For content that every customer must read.',
    do: {
      text: 'Place it after what it explains.',
      picture: <Disclosure summary="Where to find your number">It is on your payslip and your P60.</Disclosure>,
    },
    dont: {
      text: 'Hide an error or a price in it, behind a word like “More”.',
      picture: <Disclosure summary="More">Please enter a postcode.</Disclosure>,
    },
    words: 'Name the content: “Where to find your number”.',
    keys: [
      ['Tab', 'Moves to it.'],
      ['Enter, Space', 'Opens and closes it.'],
    ],
  },
  FormActions: {
    use: 'The buttons under a form or a list.',
    avoid: 'For actions inside a row.',
    do: {
      text: 'Put the primary one first. The other actions look quieter.',
      picture: (
        <FormActions>
          <Button>Save Address</Button>
          <Button variant="quiet">Cancel</Button>
        </FormActions>
      ),
    },
    dont: {
      text: 'Show more than three.',
      picture: (
        <FormActions>
          <Button variant="secondary">Back</Button>
          <Button variant="secondary">Save</Button>
          <Button variant="secondary">Print</Button>
          <Button variant="danger">Delete</Button>
        </FormActions>
      ),
    },
    words: 'Verbs, as on a Button.',
  },
  Link: {
    use: 'To go to another page or place.',
    avoid: 'To change something: use a Button.',
    do: {
      text: 'Say so when it opens a file.',
      picture: (
        <p>
          See <Link href="#guide">how a pension is traced</Link>.
        </p>
      ),
    },
    dont: {
      text: 'Write “click here”: a list of the page’s links would not say where it leads.',
      picture: (
        <p>
          To see how a pension is traced, <Link href="#guide">click here</Link>.
        </p>
      ),
    },
    words: 'Name the target. The text makes sense on its own: never “click here”.',
    keys: [
      ['Tab', 'Moves to it.'],
      ['Enter', 'Follows it.'],
    ],
    heard: /^link, (?!Skip|Lantern)/u,
  },
  Menu: {
    use: 'Several actions behind one button.',
    avoid: 'For one or two actions: show them. For navigation: use links.',
    do: {
      text: 'Put destructive actions last.',
      picture: (
        <Menu
          label="Profile"
          items={[
            { id: 'details', label: 'Change details' },
            { id: 'delete', label: 'Delete account' },
          ]}
          onAction={ignore}
        >
          Margaret Hale
        </Menu>
      ),
    },
    dont: {
      text: 'Hide the main action in it.',
      picture: (
        <Menu label="More" items={[{ id: 'send', label: 'Send the form' }]} onAction={ignore}>
          More
        </Menu>
      ),
    },
    words: 'The button names the thing, the entries are verbs.',
    keys: [
      ['Enter, Space, Down', 'Open it, on the first entry.'],
      ['Up, Down', 'Move between entries.'],
      ['Enter', 'Chooses the entry.'],
      ['Escape', 'Closes it. Focus returns to its button.'],
    ],
    heard: /^button, Margaret/u,
  },
  Modal: {
    use: 'A short task that must be finished or left first.',
    avoid: 'For long forms and for news.',
    do: {
      text: 'Name the task in the heading. Let Escape and a button close it.',
      picture: (
        <Dialog
          heading="Edit this trace"
          text="Employer: Milton Mills"
          actions={
            <>
              <Button>Save Changes</Button>
              <Button variant="quiet">Cancel</Button>
            </>
          }
        />
      ),
    },
    dont: {
      text: 'Open it unless the customer asks for it.',
      picture: <Dialog heading="News" text="We have a new look." actions={<Button>OK</Button>} />,
    },
    words: 'A heading that names the task.',
    keys: [
      ['Tab, Shift + Tab', 'Move between its controls, and stay inside.'],
      ['Escape', 'Closes it. Focus returns to the button that opened it.'],
    ],
  },
  Tabs: {
    use: 'Two to five views of one kind in the same space.',
    avoid: 'For steps, or for content to compare.',
    do: {
      text: 'Name views of one kind. Keep what was typed in a hidden tab.',
      picture: (
        <Tabs
          label="Your portal"
          selectedId="a"
          onSelect={ignore}
          tabs={[
            { id: 'a', label: 'Pension Traces', content: <p>Three traces</p> },
            { id: 'b', label: 'Your Pensions', content: <p>One pension</p> },
          ]}
        />
      ),
    },
    dont: {
      text: 'Use them for steps: tabs do not show an order.',
      picture: (
        <Tabs
          label="Sign up"
          selectedId="a"
          onSelect={ignore}
          tabs={[
            { id: 'a', label: 'Step 1', content: <p>Your name</p> },
            { id: 'b', label: 'Step 2', content: <p>Your address</p> },
          ]}
        />
      ),
    },
    words: 'One or two words each.',
    keys: [
      ['Tab', 'Moves to the selected tab, then into its panel.'],
      ['Left, Right', 'Move between tabs, and open them.'],
      ['Home, End', 'Move to the first and the last tab.'],
    ],
    heard: /^(?:tab|tablist|tabpanel),/u,
  },
} satisfies Record<string, Guidance>;
