import { expect, it } from 'vitest';
import { mailboxPage } from '../../local-backend/mailboxPage';

const mail = {
  id: 'mail-1',
  to: '"><script>alert(1)</script>@example.com',
  subject: 'Reset <b>your</b> password',
  text: 'Follow the link: http://localhost/verify?a=1&b="2"\n<script>alert(2)</script>',
  sentAt: new Date(Date.UTC(2026, 10, 21)),
};

it('shows a mail as text, with its links', async () => {
  const page = await mailboxPage('/mailbox', [mail]).text();
  expect(page).toContain('<title>Mailbox (1)</title>');
  expect(page).toContain('Reset &lt;b&gt;your&lt;/b&gt; password');
  expect(page).toContain('<a href="http://localhost/verify?a=1&amp;b=">');
  expect(page).not.toContain('<script');
});

it('has an empty icon that its policy permits, so that the browser requests none', async () => {
  const page = mailboxPage('/mailbox', []);
  expect(page.headers.get('content-security-policy')).toContain('img-src data:;');
  expect(await page.text()).toContain('<link rel="icon" href="data:,">');
});

it('has a style sheet and no other resource', async () => {
  const style = mailboxPage('/mailbox/style.css', []);
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(mailboxPage('/mailbox/other', []).status).toBe(404);
});
