import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messageTexts, type What } from '../../supabase/templates/messageTexts';
import { writeMessage, type MessageContent } from '../../supabase/templates/writeMessage';

const trace = '3c1f7a52-0a3b-4c58-9a41-5d2d1f6e7b90';
const site = new URL('https://lantern.example');
const stopUrl = new URL('/stop-news?token=9b2e', site);

interface MessageProps extends Pick<MessageContent, 'kind' | 'news' | 'language'> {
  /** The colours of the reader's mail program. */
  colours: 'light' | 'dark';
  /** Shows the plain text instead of the page. */
  isText?: boolean;
}

/** A message as a mail program shows it, in a document of its own. */
function Message({ colours, isText = false, ...content }: MessageProps) {
  const { subject, text, html } = writeMessage({
    ...content,
    firstName: 'Margaret',
    firm: { name: 'Lantern Pension Tracing', contact: '0808 157 0192, help@example.com' },
    site,
    stopUrl: content.kind === 'security' ? undefined : stopUrl,
  });
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

const meta = {
  title: 'Messages/Email',
  component: Message,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'news', language: 'en', colours: 'light', news: [{ what: 'pension_found', trace }] },
  argTypes: { news: { control: false } },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the message and returns its document. */
async function readMessage(canvasElement: HTMLElement): Promise<HTMLElement> {
  const frame = canvasElement.querySelector('iframe');
  await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).toBeTruthy());
  const body = frame?.contentDocument?.body;
  if (!body) throw new Error('The message has no document.');
  return body;
}

export const PensionFound: Story = {
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(message.querySelector('h1')).toHaveTextContent('News about your pension traces');
    await expect(message).toHaveTextContent('We have found a pension for you.');
    await expect(message.querySelector('a')).toHaveAttribute('href', `https://lantern.example/portal/trace/${trace}`);
  },
};

export const Dark: Story = {
  args: { colours: 'dark' },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(getComputedStyle(message).backgroundColor).toBe('rgb(12, 23, 25)');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
  },
};

export const SeveralAtOnce: Story = {
  args: {
    news: [
      { what: 'search_answered', trace },
      { what: 'nothing_found', trace },
      { what: 'task', date: '2026-12-03' },
      { what: 'document' },
    ],
  },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(message).toHaveTextContent('There is something for you to do by 3 December 2026.');
    await expect(message.querySelectorAll('a')).toHaveLength(3);
  },
};

export const Reminder: Story = {
  args: { kind: 'reminder', news: [{ what: 'task_due', date: '2026-12-03' }] },
  play: async ({ canvasElement }) => {
    await expect(await readMessage(canvasElement)).toHaveTextContent(
      'Something for you to do is due on 3 December 2026.',
    );
  },
};

export const PasswordChanged: Story = {
  args: { kind: 'security', news: [{ what: 'password_changed' }] },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(message).toHaveTextContent('If this was not you, please contact us at once.');
    await expect(message).not.toHaveTextContent('Stop emails');
  },
};

export const DataDeleted: Story = {
  args: { kind: 'security', news: [{ what: 'data_deleted' }] },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(message.querySelector('h1')).toHaveTextContent('Your data has been deleted');
    await expect(message.querySelector('a')).toBeNull();
  },
};

/** Every kind of news in one message, which no customer gets. */
export const EverySentence: Story = {
  args: {
    news: Object.keys(messageTexts.en.news)
      .filter((what) => what !== 'data_deleted')
      .map((what) => ({ what: what as What })),
  },
  play: async ({ canvasElement }) => {
    const message = await readMessage(canvasElement);
    await expect(message).toHaveTextContent('We need your signature again before we can go on.');
    await expect(message.querySelector('a')).toHaveAttribute('href', 'https://lantern.example/action/authorisation');
  },
};

export const PlainText: Story = {
  args: { isText: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Hello Margaret,/)).toBeVisible();
  },
};
