import type { Page } from '@playwright/test';
import { asFirm, type Firm } from './asFirm';
import { openAccount } from './openAccount';
import type { Site } from './startSite';

interface Person {
  email: string;
  password: string;
}

/** Opens the portal of a new customer, who has a trace for each employer. */
export async function openPortal(
  page: Page,
  site: Site,
  customer: Person,
  employers: readonly string[] = [],
): Promise<{ firm: Firm; id: string }> {
  const firm = await asFirm(site);
  await openAccount(page, site, customer);
  const { id } = await firm.profile(customer.email);
  for (const name of employers) await firm.add('traces', { user_id: id, name, start_year: 1984, end_year: 1991 });
  await firm.change(customer.email, { tags: [13] });
  await page.goto('/portal');
  return { firm, id };
}
