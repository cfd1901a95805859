import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AccountMail } from '../../supabase/templates/messageTexts';
import { writeAccountMail } from '../../supabase/templates/writeAccountMail';
import { writeMessage, type News } from '../../supabase/templates/writeMessage';

const firm = 'Lantern Pension Tracing';
const contact = '0808 157 0192, help@example.com';
const site = 'https://lantern.example';
const pension = '/portal/pension/3c1f7a52-0a3b-4c58-9a41-5d2d1f6e7b90';
const trace = '/portal/trace/7d0be4c1-5c1b-4f0e-8a55-2f6a0e9d1c34';

interface MessageProps {
  /** What a message of the firm tells. */
  news: readonly News[];
  /** An email of the auth service instead. */
  mail?: AccountMail;
  /** Whether the customer can stop such messages. */
  isNews?: boolean;
  /** The colours of the reader's mail program. */
  colours: 'light' | 'dark';
  /** Shows the plain text instead of the page. */
  isText?: boolean;
}

function write({ mail, news, isNews = false }: Pick<MessageProps, 'mail' | 'news' | 'isNews'>) {
  if (mail === undefined) {
    return writeMessage({
      news,
      language: 'en',
      firstName: 'Margaret',
      firm: { name: firm, contact },
      site: new URL(site),
      stopUrl: isNews ? new URL('/stop-news?token=9b2e', site) : undefined,
    });
  }
  return writeAccountMail(mail, {
    language: 'en',
    firm,
    contact,
    email: 'margaret@example.com',
    newEmail: 'margaret.hale@example.com',
    href: `${site}?token_hash=9b2e`,
  });
}

/** A message as a mail program shows it, in a document of its own. */
function Message({ colours, isText = false, ...message }: MessageProps) {
  const { subject, text, html } = write(message);
  if (isText) return <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>;
  return (
    <iframe
      title={subject}
      // Whatever the browser prefers.
      srcDoc={html.replace('(prefers-color-scheme: dark)', colours === 'dark' ? 'all' : 'not all')}
      style={{ border: 0, display: 'block', width: '100%', height: '42rem' }}
    />
  );
}

const found: News = { what: 'pension_found', id: 'one', page: pension };

const meta = {
  title: 'Messages/Email',
  component: Message,
  parameters: { layout: 'fullscreen' },
  args: { isNews: true, colours: 'light', news: [found] },
  argTypes: { news: { control: false } },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Expected {
  heading: string;
  /** The label and the path of the button; undefined for none. */
  button: readonly [label: string, path: string] | undefined;
  says?: string;
}

/** Waits for the message and checks what it is called and where its button leads. Returns its document. */
async function readMessage(canvasElement: HTMLElement, { heading, button, says }: Expected): Promise<HTMLElement> {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).toBeTruthy());
  const body = frame?.contentDocument?.body;
  if (!body) throw new Error('The message has no document.');
  await expect(body.querySelector('h1')).toHaveTextContent(heading);
  await expect(body.querySelector('h1')?.previousElementSibling).toHaveTextContent(firm);
  const link = body.querySelector('a.button');
  await expect(link ? [link.textContent, link.getAttribute('href')?.replace(site, '')] : undefined).toEqual(button);
  if (says !== undefined) await expect(body).toHaveTextContent(says);
  return body;
}

/** A message with one kind of news. */
function tells(news: readonly News[], expected: Expected, isNews = true): Story {
  return {
    args: { news, isNews },
    play: async ({ canvasElement }) => {
      await readMessage(canvasElement, expected);
    },
  };
}

export const PensionFound: Story = {
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement, {
      heading: 'We have found a pension',
      button: ['See your pension', pension],
    });
    const links = [...message.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links.slice(1)).toEqual([
      'tel:08081570192',
      'mailto:help@example.com',
      `${site}/portal/profile/notifications`,
      `${site}/stop-news?token=9b2e`,
    ]);
  },
};

export const Dark: Story = {
  args: { colours: 'dark' },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement, {
      heading: 'We have found a pension',
      button: ['See your pension', pension],
    });
    await expect(getComputedStyle(message).backgroundColor).toBe('rgb(12, 23, 25)');
  },
};

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement, {
      heading: 'We have found a pension',
      button: ['See your pension', pension],
    });
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
  },
};

export const TwoPensionsFound = tells([found, { what: 'pension_found', id: 'two', page: trace }], {
  heading: 'We have found two pensions',
  button: ['Open your portal', '/portal'],
});

export const NothingFound = tells([{ what: 'nothing_found', id: 'one', page: trace }], {
  heading: 'A search found nothing',
  button: ['See what you can try', trace],
});

export const SearchAnswered = tells([{ what: 'search_answered', id: 'one', page: trace }], {
  heading: 'A pension provider has answered',
  button: ['See the answer', trace],
});

export const Task = tells([{ what: 'task', id: 'one', page: '/portal', date: '2026-12-11' }], {
  heading: 'Something to do by 11 December',
  button: ['See what to do', '/portal'],
  says: 'There is something for you to do by 11 December 2026.',
});

export const TwoTasks = tells(
  [
    { what: 'task', id: 'one', page: '/portal', date: '2026-12-18' },
    { what: 'task', id: 'two', page: '/portal', date: '2026-12-11' },
  ],
  {
    heading: 'Two things to do, the first by 11 December',
    button: ['See what to do', '/portal'],
    says: 'There are two things for you to do, the first by 11 December 2026.',
  },
);

export const Reminder = tells([{ what: 'task_due', id: 'one', page: '/portal', date: '2026-12-03' }], {
  heading: 'Reminder: something to do by 3 December',
  button: ['See what to do', '/portal'],
  says: 'Something for you to do is due on 3 December 2026.',
});

export const Document = tells([{ what: 'document', id: 'one', page: '/portal/documents' }], {
  heading: 'A new document for you',
  button: ['See your documents', '/portal/documents'],
});

export const LetterSigned = tells([{ what: 'letter_signed', page: '/portal/documents' }], {
  heading: 'We have your signed letter',
  button: ['See your letter', '/portal/documents'],
});

export const Restored = tells([{ what: 'restored', page: '/portal' }], {
  heading: 'Your application is restored',
  button: ['Open your portal', '/portal'],
});

export const SeveralAtOnce = tells(
  [
    { what: 'nothing_found', id: 'one', page: trace },
    { what: 'search_answered', id: 'one', page: trace },
    { what: 'task', id: 'two', page: '/portal', date: '2026-12-03' },
    { what: 'document', id: 'three', page: '/portal/documents' },
  ],
  {
    heading: 'A search found nothing',
    button: ['See what you can try', trace],
    says: 'There is something for you to do by 3 December 2026.',
  },
);

export const PleaseSignAgain = tells(
  [{ what: 'signature_needed', page: '/action/authorisation', because: ['signature_unclear', 'dropped'] }],
  {
    heading: 'Please sign again',
    button: ['Read and sign your letter', '/action/authorisation'],
    says: 'Your signature on the letter is hard to read. We no longer use your earlier letter.',
  },
  false,
);

export const Cancelled: Story = {
  args: { news: [{ what: 'cancelled', page: '/cancelled-application', date: '2026-12-12' }], isNews: false },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement, {
      heading: 'Your application is cancelled',
      button: ['See your application', '/cancelled-application'],
      says: 'You can restore it until 12 December 2026.',
    });
    await expect(message).not.toHaveTextContent('Stop emails');
  },
};

export const PasswordChanged = tells(
  [{ what: 'password_changed', page: '/portal/profile' }],
  {
    heading: 'Your password has been changed',
    button: ['Open your profile', '/portal/profile'],
    says: 'If this was not you, please contact us at once.',
  },
  false,
);

export const SecondStepChanged = tells(
  [{ what: 'second_step_changed', page: '/portal/profile' }],
  { heading: 'The second step of your log-in has been changed', button: ['Open your profile', '/portal/profile'] },
  false,
);

export const EmailChanged = tells(
  [{ what: 'email_changed' }],
  { heading: 'Your email address has been changed', button: undefined },
  false,
);

export const DataDeleted = tells(
  [{ what: 'data_deleted' }],
  { heading: 'Your data has been deleted', button: undefined },
  false,
);

/** An email of the auth service. */
function accountMail(mail: AccountMail, heading: string, label: string): Story {
  return {
    args: { mail },
    play: async ({ canvasElement }) => {
      const message = await readMessage(canvasElement, { heading, button: [label, '?token_hash=9b2e'] });
      await expect(message).toHaveTextContent('margaret@example.com');
    },
  };
}

export const ConfirmAddress = accountMail('confirmation', 'Confirm your email address', 'Confirm my email address');
export const ResetPasswordForm = accountMail('recovery', 'Reset your password', 'Choose a new password');
export const ChangeAddress = accountMail('email_change', 'Confirm your new email address', 'Confirm this change');

export const PlainText: Story = {
  args: { isText: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hello Margaret,/)).toBeVisible();
  },
};
