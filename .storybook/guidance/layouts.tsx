import {
  Button,
  Card,
  DataRows,
  Heading,
  Icon,
  Link,
  List,
  ListRow,
  Logo,
  Rings,
  TopBar,
} from '@pension-trace/react/ui';
import { Page } from './Page';
import type { Guidance } from './Guidance';

/** The parts that arrange a page. */
export const layouts = {
  Card: {
    use: 'To group related content under one heading.',
    avoid: 'Around a whole screen, or inside another card.',
    do: {
      text: 'Give it a heading when it is one of several.',
      picture: (
        <Card heading="Your details" headingLevel={3}>
          <p>Margaret Hale</p>
        </Card>
      ),
    },
    dont: {
      text: 'Put a card in a card, or make the whole card a button.',
      picture: (
        <Card heading="Your details" headingLevel={3}>
          <Card heading="Name" headingLevel={4}>
            <p>Margaret Hale</p>
          </Card>
        </Card>
      ),
    },
    words: 'A heading of two to five words.',
  },
  DataRows: {
    use: 'Answers to read and check: name and value.',
    avoid: 'For columns to compare: use a table.',
    do: {
      text: 'Say “Not known” where an answer is missing. Put “Change” at the end of its row.',
      picture: (
        <DataRows
          rows={[
            { label: 'Employer', value: 'Milton Mills' },
            { label: 'Provider', value: 'Not known' },
          ]}
        />
      ),
    },
    dont: {
      text: 'Leave out an empty answer silently.',
      picture: (
        <DataRows
          rows={[
            { label: 'Employer', value: 'Milton Mills' },
            { label: 'Provider', value: '' },
          ]}
        />
      ),
    },
    words: 'The name as on the form. The value as the customer wrote it.',
    heard: /^(?:term|definition)/u,
  },
  Heading: {
    use: 'Every heading, so that its level follows the place in the page.',
    avoid: 'To make text large.',
    do: {
      text: 'Let the level follow the page, and choose the size independently.',
      picture: (
        <>
          <Heading level={2}>Your pensions</Heading>
          <Heading level={3}>Milton Mills</Heading>
        </>
      ),
    },
    dont: {
      text: 'Skip a level, or end it with a full stop.',
      picture: (
        <>
          <Heading level={2}>Your pensions.</Heading>
          <Heading level={4}>Milton Mills</Heading>
        </>
      ),
    },
    words: 'Short, and no full stop.',
    heard: /^heading, .*level [12]/u,
  },
  Icon: {
    use: 'Beside text, to make it easier to find.',
    avoid: 'Instead of text.',
    do: {
      text: 'Put it beside text. Keep one meaning for each drawing.',
      picture: (
        <p className="sb-icon">
          <Icon name="download" /> Download the letter
        </p>
      ),
    },
    dont: {
      text: 'Use it instead of text, or give it a name: it is decoration.',
      picture: (
        <p className="sb-icon">
          <Icon name="download" />
        </p>
      ),
    },
    words: 'It has no words of its own.',
  },
  List: {
    use: 'Rows or cards of one kind.',
    avoid: 'For name and value: use DataRows.',
    do: {
      text: 'Keep the order stable while the customer reads.',
      picture: (
        <List label="Your traces">
          <ListRow title="Milton Mills" meta="1979 to 1988" />
          <ListRow title="Marlborough Cotton" meta="1988 to 1994" />
        </List>
      ),
    },
    dont: {
      text: 'Mix kinds of rows.',
      picture: (
        <List label="Your things">
          <ListRow title="Milton Mills" meta="1979 to 1988" />
          <ListRow title="Upload A Document" />
        </List>
      ),
    },
    words: 'It has no words of its own.',
    heard: /^listitem, level 1, position 1/u,
  },
  Logo: {
    use: 'Until a firm adds its own.',
    avoid: 'Inside text.',
    do: { text: 'Give the firm’s name as its text.', picture: <Logo name="Lantern Pension Tracing" /> },
    dont: {
      text: 'Stretch or recolour it.',
      picture: (
        <div style={{ transform: 'scale(1.2, 0.6)', transformOrigin: '0 50%' }}>
          <Logo name="Lantern Pension Tracing" />
        </div>
      ),
    },
    words: 'The name of the firm.',
    heard: /^link, Lantern/u,
  },
  Rings: {
    use: 'A quiet mark in the corner of a panel.',
    avoid: 'Beside another illustration.',
    do: {
      text: 'Let the edge cut it off.',
      picture: (
        <div className="sb-panel">
          <Rings mood="found" />
          <p>We found a pension for you</p>
        </div>
      ),
    },
    dont: {
      text: 'Put text on it, or two of them in a panel.',
      picture: (
        <div className="sb-panel">
          <Rings mood="found" />
          <Rings mood="open" className="sb-panel__second" />
          <p>We found a pension for you</p>
        </div>
      ),
    },
    words: 'It has no words of its own.',
  },
  Screen: {
    use: 'The main column of every page of your own.',
    avoid: 'Inside another Screen.',
    do: {
      text: 'Ask in the heading. Set `focusHeading` where the page follows a step.',
      picture: (
        <Page heading="Where do you live?" lead="Pension providers find you by your addresses.">
          <Button>Next</Button>
        </Page>
      ),
    },
    dont: {
      text: 'Leave out the heading, or give it a name that only your team knows.',
      picture: (
        <Page heading="Form 2b">
          <Button>Next</Button>
        </Page>
      ),
    },
    words: 'The heading says what the customer does here.',
    heard: /^heading, .*level 1/u,
  },
  SplitScreen: {
    use: 'Sign-up and log-in: a form beside what the customer gets.',
    avoid: 'For steps in the middle of a journey.',
    do: {
      text: 'Keep the panel true and short.',
      picture: (
        <div className="sb-halves">
          <div>
            <Page heading="Create your account" />
          </div>
          <aside>You sign online. We ask your providers.</aside>
        </div>
      ),
    },
    dont: {
      text: 'Put anything in the panel that the form needs.',
      picture: (
        <div className="sb-halves">
          <div>
            <Page heading="Create your account" />
          </div>
          <aside>Your password needs 8 to 32 characters.</aside>
        </div>
      ),
    },
    words: 'The panel says what happens next.',
    heard: /^complementary/u,
  },
  TopBar: {
    use: 'At the top of every page of a host without a header.',
    avoid: 'Below a header of your own.',
    do: {
      text: 'Keep it to one line on a phone.',
      picture: (
        <TopBar logo={<Logo name="Lantern" />} homeHref="#home" homeLabel="Lantern, home">
          <Link href="#support">Support</Link>
        </TopBar>
      ),
    },
    dont: {
      text: 'Fill it, or put the only way to something important there.',
      picture: (
        <TopBar logo={<Logo name="Lantern" />} homeHref="#home" homeLabel="Lantern, home">
          <Link href="#sign">Sign your letter</Link>
          <Link href="#guides">Guides and articles</Link>
          <Link href="#news">News</Link>
          <Link href="#about">About us</Link>
        </TopBar>
      ),
    },
    words: 'The firm’s name, and the words of its links.',
    keys: [['Tab', 'Moves through its links in order.']],
    heard: /^(?:banner|link, Lantern)/u,
  },
} satisfies Record<string, Guidance>;
