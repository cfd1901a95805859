import { expect, it } from 'vitest';
import type { AccountMail } from '../../supabase/templates/messageTexts';
import { writeAccountMail } from '../../supabase/templates/writeAccountMail';

const listed =
  '{{ if eq .RedirectTo (print .SiteURL `/reset-password`) }}{{ .RedirectTo }}{{ else }}{{ .SiteURL }}{{ end }}';
const pages =
  '<!-- The pages that may be opened, after eq .RedirectTo. Add those of a second site: `https://second.example/reset-password`. -->\n';

it.each<[AccountMail, string, string]>([
  ['confirmation', '{{ .SiteURL }}?token_hash=c.{{ .TokenHash }}', ''],
  ['recovery', `${listed}?token_hash=r.{{ .TokenHash }}`, pages],
  ['email_change', '{{ .SiteURL }}?token_hash=e.{{ .TokenHash }}', ''],
])('the template %s is the email that the mailbox shows, with placeholders', async (mail, href, comment) => {
  const { html } = writeAccountMail(mail, {
    language: 'en',
    firm: '{{ .SiteURL }}',
    email: '{{ .Email }}',
    newEmail: '{{ .NewEmail }}',
    href,
  });
  await expect(`${comment}${html}`).toMatchFileSnapshot(`../../supabase/templates/${mail}.html`);
});
