import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { agree, createTrace, expectSigned, logIn, logOut, writeStatement, type Visit } from './actions';
import { openVisitor, patience, type Visitor } from './openVisitor';

interface Step {
  name: string;
  play(visit: Visit): Promise<void>;
}

const newPassword = 'another horse battery';

/** Loads the page until it shows this draft: a page that opens at once may read it before it is stored. */
async function readsDraft(visitor: Visitor, phoneNumber: string) {
  const read = async () => {
    await visitor.open('/personal');
    const field = await visitor.sees('textbox', 'Phone number');
    await expect.poll(() => field.value(), { timeout: 10_000, interval: 100 }).toBe(phoneNumber);
  };
  await expect
    .poll(
      () =>
        read().then(
          () => true,
          () => false,
        ),
      { timeout: 90_000, interval: 100 },
    )
    .toBe(true);
}

/** The journey from the first page to a new password. Each step continues from the one before it. */
export const steps: readonly Step[] = [
  {
    name: 'signs up',
    async play({ visitor, customer }) {
      await visitor.open('/signup');
      await visitor.sees('heading', 'Reclaim Your Lost Pension');
      await visitor.fill('First name', 'Margaret');
      await visitor.fill('Last name', 'Hargreaves');
      await visitor.fill('Email', customer.email);
      await visitor.fill('Password', customer.password, 'password');
      await visitor.press('button', 'Start Your Trace');
      await visitor.isAt('/personal');
    },
  },
  {
    // Firefox ends the process of a tab that automation closes, sometimes before the page hears of it.
    name: 'keeps what was typed within the last second before a reload, and before another page',
    async play({ visitor }) {
      // The page asks for the profile and the draft together.
      // React may replace the input while the page loads.
      const name = async () => (await visitor.sees('textbox', 'First name')).value();
      await expect.poll(name, patience).toBe('Margaret');
      await visitor.fill('Phone number', '07700 900128');
      await visitor.tab.reload();
      await readsDraft(visitor, '07700 900128');
      await visitor.fill('Phone number', '07700 900129');
      await visitor.open('/mailbox');
      await readsDraft(visitor, '07700 900129');
    },
  },
  {
    name: 'gives personal details',
    async play({ visitor }) {
      await visitor.sees('heading', 'Your Personal Details');
      await (await visitor.sees('combobox', 'Title')).choose('Mrs');
      await visitor.fill('Phone number', '07700 900123');
      await visitor.fill('Day', '27');
      await visitor.fill('Month', '3');
      await visitor.fill('Year', '1958');
      await visitor.fill('National Insurance number', 'AB 12 34 56 C');
      await visitor.press('button', 'Next');
      await visitor.isAt('/address');
    },
  },
  {
    name: 'searches addresses by postcode, and types one',
    async play({ visitor }) {
      await visitor.fill('Postcode', 'sw1a 1aa');
      await visitor.press('button', 'Find');
      await visitor.reads('found for SW1A 1AA');
      await visitor.press('button', 'Enter Address Manually');
      await visitor.fill('Address line 1', '14 Mill Lane');
      await visitor.fill('Town or city', 'Halifax');
      await visitor.fill('Postcode', 'hx11aa');
      await visitor.press('button', 'Next');
      await visitor.isAt('/why');
    },
  },
  {
    name: 'gives a reason and waits',
    async play({ visitor }) {
      await visitor.press('button', 'Planning retirement');
      await visitor.sees('heading', 'Processing Your Application');
      await visitor.isAt('/create-trace');
    },
  },
  {
    name: 'creates two traces, one with a provider',
    async play({ visitor }) {
      await createTrace(visitor, 'Calder Valley Textiles');
      await visitor.press('button', 'Skip & Create Trace');
      await visitor.isAt('/traces');
      await visitor.press('button', 'Trace Another Pension');
      await visitor.sees('heading', "Let's Trace Another Pension");
      await createTrace(visitor, 'Pennine Rail Works');
      await visitor.pick('Pension provider (If Known)', 'Aviv', 'Aviva');
      await visitor.press('button', 'Create Trace');
      await visitor.isAt('/traces');
      await visitor.reads('Calder Valley Textiles');
      await visitor.press('button', 'Continue Application');
      await visitor.isAt('/known-pensions');
    },
  },
  {
    name: 'adds a known pension',
    async play({ visitor }) {
      await visitor.press('button', 'Add Pension');
      await visitor.isAt('/add-pension');
      await visitor.pick('Pension provider', 'Scottish Wid', 'Scottish Widows');
      await visitor.fill('Policy number', 'SW-1992');
      await visitor.fill('Start year (Approximately)', '1992');
      await visitor.fill('End year (Approximately)', '2001');
      await visitor.press('button', 'Add Pension');
      await visitor.isAt('/pensions');
      await visitor.press('button', 'Continue Application');
      await visitor.isAt('/authorisation');
    },
  },
  {
    name: 'signs by typing, and the picture shows the signature',
    async play(visit) {
      const { visitor } = visit;
      await agree(visitor);
      await visitor.press('radio', 'Type');
      await visitor.fill('Your full name', 'Margaret Hargreaves');
      await visitor.press('button', 'Complete Application');
      await visitor.sees('heading', 'Your letter is signed');
      await expectSigned(visit, 'typed');
      await visitor.press('button', 'Go to your portal');
      await visitor.isAt('/portal');
    },
  },
  {
    name: 'takes the tour of the portal',
    async play({ visitor, firm, customer }) {
      await visitor.press('button', 'Start The Tour Of Your Portal');
      const titles = ['Your traces', 'Trace another pension', 'Your pensions', 'Add another pension', 'Your profile'];
      for (const title of [...titles, 'Ask Tracey']) {
        const card = await visitor.sees('dialog', title);
        await expect.poll(() => card.hasFocus(), patience).toBe(true);
        if (title === 'Your profile') await visitor.sees('menuitem', 'Profile');
        if (title === 'Your pensions') await visitor.tab.press('ArrowRight');
        else await visitor.press('button', 'Next');
      }
      await visitor.sees('dialog', 'Your tasks');
      await visitor.press('button', 'Finish');
      await visitor.seesNo('dialog', 'Your tasks');
      await expect.poll(async () => (await firm.profile(customer.email)).tags, patience).toEqual([13]);
      await visitor.tab.reload();
      await visitor.sees('link', 'View Pennine Rail Works');
    },
  },
  {
    name: 'sees changes by the firm without a reload',
    async play({ visitor, firm, customer }) {
      const { id } = await firm.profile(customer.email);
      const task = { p_by: 'Sam', p_user: id, p_title: 'Send us a payslip', p_due_date: '2030-01-31' };
      const p_task = await firm.call('backoffice_add_task', task);
      await visitor.reads('Send us a payslip');
      await firm.call('backoffice_finish_task', { p_by: 'Sam', p_task });
      await visitor.readsNo('Send us a payslip');
    },
  },
  {
    name: 'creates a trace in the dialog and opens its page',
    async play({ visitor }) {
      await visitor.press('button', 'Add Trace');
      await visitor.sees('dialog', 'Create New Trace');
      await createTrace(visitor, 'Halifax Brewery');
      await visitor.press('button', 'Skip & Create Trace');
      await visitor.seesNo('dialog', 'Create New Trace');
      await visitor.press('link', 'View Halifax Brewery');
      const heading = await visitor.sees('heading', 'Halifax Brewery');
      await expect.poll(() => heading.hasFocus(), patience).toBe(true);
      await visitor.press('link', 'Back to your portal');
      await visitor.isAt('/portal');
    },
  },
  {
    name: 'uploads a document and opens it in a new tab',
    async play({ visitor, engine }) {
      const { folder, content } = await writeStatement();
      await visitor.press('tab', 'Your Documents');
      await visitor.press('link', 'Upload a document');
      await visitor.sees('heading', 'No documents uploaded yet.');
      await visitor.tab.attach(join(folder, 'statement.pdf'));
      await visitor.reads('statement.pdf has been uploaded.');
      const link = await visitor.sees('link', 'Download statement.pdf (opens in a new tab)');
      const address = (await link.attribute('href')) ?? '';
      await link.click();
      await expect.poll(() => engine.closeNewTab(), patience).toBe(address);
      const answer = await fetch(address);
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
      await rm(folder, { recursive: true });
    },
  },
  {
    name: 'saves the signed letter as a PDF',
    async play({ visitor, engine }) {
      await visitor.press('link', 'Back to your portal');
      await visitor.press('tab', 'Your Documents');
      await visitor.reads('Signed on');
      // Engines separate text for screen readers with a space.
      const date = /Signed on (.*)/.exec(await visitor.tab.text())?.[1] ?? '';
      await visitor.press('button', `Download as PDF , signed on ${date}`);
      await visitor.reads('Your PDF has been saved to your downloads.');
      await expect
        .poll(() => readdir(engine.downloads), patience)
        .toEqual([expect.stringMatching(/^Authorisation \d{4}-\d{2}-\d{2}\.pdf$/)]);
      const [name = ''] = await readdir(engine.downloads);
      const content = await readFile(join(engine.downloads, name));
      expect(content.toString('latin1', 0, 5)).toBe('%PDF-');
      expect(content.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
    },
  },
  {
    name: 'signs again by drawing, and the picture shows it',
    async play(visit) {
      const { visitor, firm, customer } = visit;
      await firm.change(customer.email, { tags: [15] });
      await visitor.open('/');
      await visitor.isAt('/action/authorisation');
      await agree(visitor);
      await visitor.press('radio', 'Draw');
      const empty = 'Place for your signature, empty. To sign with a keyboard, choose Type.';
      const wave = [...Array(25).keys()].map((at) => [0.2 + at / 40, 0.5 + 0.3 * Math.sin(at / 2)] as const);
      await (await visitor.sees('image', empty)).draw(wave);
      await visitor.sees('image', 'Your signature');
      await visitor.press('button', 'Clear');
      await (await visitor.sees('image', empty)).draw(wave);
      await visitor.sees('image', 'Your signature');
      await visitor.press('button', 'Complete Application');
      await visitor.isAt('/portal');
      await expectSigned(visit, 'drawn');
    },
  },
  {
    name: 'logs out in one tab, which logs out the other tab',
    async play({ visitor, engine, site }) {
      const other = openVisitor(await engine.openTab(), site.url);
      await other.open('/portal');
      await other.reads('Pennine Rail Works');
      await logOut(visitor);
      await other.isAt('/login');
      await other.reads('You have been signed out. Log in again to carry on where you left off.');
      await other.tab.close();
    },
  },
  {
    name: 'sets a new password with the link in the mail, and logs in with it',
    async play({ visitor, customer }) {
      await visitor.open('/forgot-password');
      await visitor.fill('Email', customer.email);
      await visitor.press('button', 'Send Reset Instructions');
      await visitor.reads(`We've sent password reset instructions to ${customer.email}`);
      await visitor.open('/mailbox');
      const link = /http\S+token_hash=\S+/.exec(await visitor.tab.text())?.[0] ?? '';
      await visitor.press('link', link);
      await visitor.sees('button', 'Choose a new password');
      await visitor.isAt('/reset-password');
      await expect.poll(async () => (await visitor.tab.address()).search, patience).toBe('');
      await visitor.press('button', 'Choose a new password');
      await visitor.fill('New Password', newPassword, 'password');
      await visitor.fill('Confirm Password', newPassword, 'password');
      await visitor.press('button', 'Reset Password');
      await visitor.sees('heading', 'Password Reset Successfully');
      await visitor.press('button', 'Continue');
      await visitor.isAt('/login');
      await logIn(visitor, { ...customer, password: newPassword });
    },
  },
];
