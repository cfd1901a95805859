import {
  Badge,
  Button,
  EmptyState,
  ErrorBox,
  LoadingDots,
  Notice,
  ProgressBar,
  Skeleton,
  Steps,
  Tracker,
} from '@pension-trace/react/ui';
import type { Guidance } from './Guidance';

const stages = ['Received', 'Searching', 'Asked', 'Answered'].map((label) => ({ label }));

/** The parts that show messages. */
export const messages = {
  Badge: {
    use: 'A status in one or two words, in a row or beside a heading.',
    avoid: 'For a message with advice: use a Notice. For something to press: use a Button.',
    do: {
      text: 'Choose the tone by what the status means to the customer.',
      picture: (
        <Badge tone="success" icon="check">
          Found
        </Badge>
      ),
    },
    dont: { text: 'Convey the meaning by colour alone, or against it.', picture: <Badge tone="danger">Done</Badge> },
    words: 'The status as the server names it, without a full stop.',
  },
  EmptyState: {
    use: 'A list or area that is still empty.',
    avoid: 'When loading failed: use an ErrorBox with a way to try again.',
    do: {
      text: 'Say what will appear here, and offer the first step.',
      picture: (
        <EmptyState heading="No documents yet" action={<Button variant="secondary">Upload A Document</Button>}>
          Letters from your providers appear here.
        </EmptyState>
      ),
    },
    dont: {
      text: 'Show it before the data has loaded, or in words for developers.',
      picture: <EmptyState heading="No results">null</EmptyState>,
    },
    words: 'One sentence on what is missing, one on what to do.',
  },
  ErrorBox: {
    use: 'When a call failed.',
    avoid: 'For errors of single fields: use the field’s `error` and an ErrorSummary.',
    do: {
      text: 'Place it next to the control that failed, and keep what was typed.',
      picture: (
        <ErrorBox
          heading="Not saved"
          message="We could not reach our service. What you typed is still here. Please try again."
        />
      ),
    },
    dont: {
      text: 'Show codes or the server’s English for developers.',
      picture: <ErrorBox message="Error 503: upstream connect error" />,
    },
    words: 'What failed, then what the customer can do.',
    heard: /^alert,/u,
  },
  LiveText: {
    use: 'A change to announce to screen readers that is visible elsewhere.',
    avoid: 'For errors: use an ErrorBox.',
    do: { text: 'Keep it on the page, and change its text.', picture: <p>3 addresses found</p> },
    dont: { text: 'Announce every keystroke.', picture: <p>1 character, 2 characters, 3 characters</p> },
    words: 'One short sentence: “3 addresses found”.',
    heard: /^status/u,
  },
  LoadingDots: {
    use: 'While a page loads and its shape is unknown.',
    avoid: 'When the shape is known: use a Skeleton. In a button: use `isBusy`.',
    do: {
      text: 'Say in its label, for screen readers, what is loading.',
      picture: <LoadingDots label="Loading your traces" />,
    },
    dont: {
      text: 'Show two of them on one page.',
      picture: (
        <div style={{ display: 'flex', gap: '3rem' }}>
          <LoadingDots label="Loading" />
          <LoadingDots label="Loading" />
        </div>
      ),
    },
    words: 'What is loading, for screen readers.',
  },
  Notice: {
    use: 'Information that is there from the start.',
    avoid: 'For something that has just happened: use an ErrorBox or LiveText.',
    do: {
      text: 'Keep to one a screen.',
      picture: (
        <Notice tone="info" heading="Providers answer in two to six weeks">
          We send you an email when one of them answers.
        </Notice>
      ),
    },
    dont: {
      text: 'Use `danger` for advice.',
      picture: (
        <Notice tone="danger" heading="Did you know?">
          You can have more than one pension.
        </Notice>
      ),
    },
    words: 'The heading is the message, the text the detail.',
  },
  ProgressBar: {
    use: 'Steps of a known number.',
    avoid: 'For waiting: use LoadingDots.',
    do: {
      text: 'Say the step in words too.',
      picture: <ProgressBar step={3} total={12} label="Your application" text="Step 3 of 12" />,
    },
    dont: {
      text: 'Use it for waiting: the duration is unknown.',
      picture: <ProgressBar step={9} total={10} label="Loading" text="90 %" />,
    },
    words: '“Step 3 of 12”.',
    heard: /^progressbar/u,
  },
  Skeleton: {
    use: 'While a list or card loads whose shape is known.',
    avoid: 'After a failure.',
    do: {
      text: 'Match the height of the loaded content.',
      picture: <Skeleton shape="row" count={2} label="Loading your traces" />,
    },
    dont: {
      text: 'Use a different shape from the content: the page shifts when it loads.',
      picture: <Skeleton shape="text" count={1} label="Loading your traces" />,
    },
    words: 'One loading text for screen readers.',
  },
  Steps: {
    use: 'What happens next, in order.',
    avoid: 'For progress: use the ProgressBar or the Tracker.',
    do: {
      text: 'Three or four steps.',
      picture: (
        <Steps
          steps={[
            { title: 'You sign', text: 'It takes a minute.' },
            { title: 'We ask your providers', text: 'They answer in two to six weeks.' },
            { title: 'You follow every search', text: 'Here, day or night.' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Name them with one word, and leave out how long they take.',
      picture: <Steps steps={[{ title: 'Sign' }, { title: 'Wait' }, { title: 'Done' }]} />,
    },
    words: 'A title in the present tense, one sentence of detail.',
  },
  Tracker: {
    use: 'How far a trace has got.',
    avoid: 'For steps of a form: use the ProgressBar.',
    do: {
      text: 'Show all four steps, with the present one in words.',
      picture: <Tracker label="Milton Mills" steps={stages} current={3} currentLabel="Now" />,
    },
    dont: {
      text: 'Leave out steps, or the words for the present one.',
      picture: <Tracker label="Milton Mills" steps={[{ label: 'Received' }, { label: 'Answered' }]} current={1} />,
    },
    words: 'Received, Searching, Asked, Answered.',
    heard: /^image, Step/u,
  },
} satisfies Record<string, Guidance>;
