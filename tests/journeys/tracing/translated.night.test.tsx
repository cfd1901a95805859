import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import '../../../src/styles.css';
import { signUpToPortal, type CustomerActions } from './signUpToPortal';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { BackendError } from '../../../src/backend/BackendError';
import { PensionTracing } from '../../../src/product';
import { stillClock } from '../../provider/renderWithAdapter';
import { originalText, translatePage } from '../../translatePage';

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

const config = {
  companyName: 'Lantern Pension Tracing',
  contact: { email: 'help@example.com', ukPhone: '0808 157 0192', postalAddress: ['1 Example Street', 'London'] },
};

/** The customer on a page, who knows its original texts. */
class Visitor {
  /** All texts of the page, in the order in which they were read. */
  readonly texts: string[] = [];
  readonly user = userEvent.setup({ delay: null });

  find<Found extends Element>(selector: string, text: string, kind: new () => Found): Found | undefined {
    return [...document.querySelectorAll(selector)].find(
      (element): element is Found =>
        element instanceof kind && element.checkVisibility() && originalText(element).startsWith(text),
    );
  }

  async wait<Found extends Element>(selector: string, text: string, kind: new () => Found): Promise<Found> {
    return waitFor(
      () => {
        const found = this.find(selector, text, kind);
        if (!found) throw new Error(`There is no '${text}'.`);
        return found;
      },
      { timeout: 10_000 },
    );
  }

  async field(label: string) {
    const { control } = await this.wait('label', label, HTMLLabelElement);
    if (!control) throw new Error(`'${label}' has no control.`);
    return control;
  }

  async click(text: string) {
    await this.user.click(await this.wait('button, a, label, [role="tab"], [role="menuitem"]', text, HTMLElement));
  }

  /** Presses something and reads what has changed. */
  async press(text: string) {
    await this.click(text);
    await this.read();
  }

  async fill(label: string, text: string) {
    const field = await this.field(label);
    await this.user.clear(field);
    await this.user.type(field, text);
    await this.read();
  }

  /** Reads the page once it no longer changes. */
  async read() {
    let markup = '';
    do {
      markup = document.body.innerHTML;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (markup !== document.body.innerHTML || document.querySelector('.ptr-skeleton, .ptr-loading') !== null);
    // The notice above the signature is about the translation.
    this.texts.push(originalText(document.body, '.ptr-letter__translated'));
  }
}

interface Opened {
  visitor: Visitor;
  adapter: ReturnType<typeof createMemoryAdapter>;
  /** Reads everything from the backend again. */
  refetch: () => Promise<void>;
}

/** Returns what a customer reads on a translated page and not on the original one. */
async function readTwice(
  { scenario, path, memory }: { scenario: MemoryScenarioName; path: string; memory?: MemoryOptions },
  walk: (opened: Opened) => Promise<void>,
) {
  const readings: string[][] = [];
  for (const isTranslated of [false, true]) {
    const adapter = createMemoryAdapter(scenario, { clock: stillClock, ...memory });
    const queryClient = new QueryClient();
    if (isTranslated) endings.push(translatePage());
    render(
      <PensionTracing
        adapter={adapter}
        clock={stillClock}
        config={config}
        location={path}
        navigate={() => undefined}
        queryClient={queryClient}
        onError={() => undefined}
      />,
    );
    const visitor = new Visitor();
    await visitor.wait('h1', '', HTMLElement);
    await visitor.read();
    await walk({ visitor, adapter, refetch: () => queryClient.invalidateQueries() });
    readings.push(visitor.texts);
    cleanup();
  }
  const [plain = [], translated = []] = readings;
  if (plain.length < 2) throw new Error('The customer read nothing.');
  return plain.flatMap((original, index) =>
    original === translated[index] ? [] : [{ original, translated: translated[index] }],
  );
}

it('reads a translated page as the original, from sign-up to the portal, with the errors of each form', async () => {
  const submitOf: Record<string, string> = {
    'Your Personal Details': 'Next',
    'Your Address': 'Next',
    "Let's Trace Your First Pension": 'Next',
    'Your Authorisation': 'Complete Application',
  };
  const readings: string[][] = [];
  for (const isTranslated of [false, true]) {
    const adapter = createMemoryAdapter('logged-out', { clock: stillClock });
    if (isTranslated) endings.push(translatePage());
    render(<PensionTracing adapter={adapter} clock={stillClock} config={config} />);
    const visitor = new Visitor();
    await visitor.wait('h1', 'Reclaim Your Lost Pension', HTMLElement);
    await visitor.press('Start Your Trace');
    await visitor.fill('Email', 'no address');
    await visitor.press('Start Your Trace');
    const actions: CustomerActions = {
      waitForPage: async (heading) => {
        await visitor.wait('h1', heading, HTMLElement);
        await visitor.read();
        const button = submitOf[heading];
        if (button !== undefined) await visitor.press(button);
      },
      fill: (label, text) => visitor.fill(label, text),
      // It may lead to another page, which is read once it is there.
      press: (button) => visitor.click(button),
      select: async (label, option) => {
        const list = await visitor.field(label);
        const found = [...list.querySelectorAll('option')].find((item) => originalText(item) === option);
        await visitor.user.selectOptions(list, found ?? option);
        await visitor.read();
      },
      tickEverything: async () => {
        for (const box of document.querySelectorAll<HTMLElement>('input[type="checkbox"]'))
          await visitor.user.click(box);
        await visitor.read();
      },
      choose: (radio) => visitor.press(radio),
    };
    await signUpToPortal(actions);
    await visitor.wait('h1', 'Good ', HTMLElement);
    // It loads after everything else.
    await visitor.wait('h2', 'Welcome To Your Pension Dashboard', HTMLElement);
    await visitor.read();
    readings.push(visitor.texts);
    cleanup();
  }
  const [plain, translated] = readings;
  expect(plain?.length).toBeGreaterThan(20);
  expect(translated).toEqual(plain);
});

it.each<{ path: string; press: string; field: string; scenario?: MemoryScenarioName }>([
  { path: '/login', press: 'Log in', field: 'Email' },
  { path: '/forgot-password', press: 'Send Reset Instructions', field: 'Email' },
  { path: '/reset-password', press: 'Reset Password', field: 'New Password', scenario: 'password-recovery' },
  { path: '/add-pension', press: 'Add Pension', field: 'Start year', scenario: 'add-pension' },
])('$path shows each error in its words of the moment', async ({ path, press, field, scenario = 'logged-out' }) => {
  expect(
    await readTwice({ scenario, path }, async ({ visitor }) => {
      await visitor.press(press);
      await visitor.fill(field, '1');
      await visitor.press(press);
      await visitor.fill(field, '1999');
    }),
  ).toEqual([]);
});

it('shows that a form is sent, that it failed, and why it failed again', async () => {
  const fail: Record<string, BackendError | string> = {};
  const memory = { fail };
  expect(
    await readTwice({ scenario: 'authorisation', path: '/authorisation', memory }, async ({ visitor }) => {
      for (const box of document.querySelectorAll<HTMLElement>('input[type="checkbox"]')) await visitor.user.click(box);
      await visitor.press('Type');
      await visitor.fill('Your full name', 'Margaret Hale');
      fail.portal_authorisation = new BackendError('unreachable', 'No answer');
      await visitor.click('Complete Application');
      await visitor.wait('[role="alert"]', 'We could not reach our service.', HTMLElement);
      await visitor.read();
      fail.portal_authorisation = 'This step is not available to you at the moment.';
      await visitor.click('Complete Application');
      await visitor.wait('[role="alert"]', 'This step is not available', HTMLElement);
      await visitor.read();
      delete fail.portal_authorisation;
    }),
  ).toEqual([]);
});

it('says that it is busy', async () => {
  const memory = { pending: ['portal_why'] };
  expect(
    await readTwice({ scenario: 'reason', path: '/why', memory }, async ({ visitor }) => {
      await visitor.press('Planning retirement');
    }),
  ).toEqual([]);
});

it('counts found addresses', async () => {
  expect(
    await readTwice({ scenario: 'address', path: '/address' }, async ({ visitor }) => {
      await visitor.fill('Postcode', 'nowhere');
      await visitor.press('Find');
      await visitor.fill('Postcode', 'SW1A 1AA');
      await visitor.press('Find');
      await visitor.press('Enter Address Manually');
    }),
  ).toEqual([]);
});

it('shows new statuses and counts', async () => {
  expect(
    await readTwice({ scenario: 'portal', path: '/portal' }, async ({ visitor, adapter, refetch }) => {
      const [customer] = adapter.state.customers;
      if (!customer) throw new Error('There is no customer.');
      for (const [index, trace] of customer.traces.entries()) {
        const { status } = customer.traces[(index + 1) % customer.traces.length] ?? trace;
        trace.status = status;
      }
      customer.pensions.pop();
      customer.tasks.pop();
      await refetch();
      await visitor.read();
      customer.traces.pop();
      await refetch();
      await visitor.read();
      await visitor.press('Your Pensions');
      await visitor.press('Your Documents');
    }),
  ).toEqual([]);
});

it('shows the count of a tab whose list loads later', async () => {
  const portal_user_pensions = new BackendError('unreachable', 'No answer');
  const fail: Record<string, BackendError> = { portal_user_pensions };
  expect(
    await readTwice({ scenario: 'portal', path: '/portal', memory: { fail } }, async ({ visitor, refetch }) => {
      delete fail.portal_user_pensions;
      await refetch();
      await visitor.read();
      // For the second reading.
      Object.assign(fail, { portal_user_pensions });
    }),
  ).toEqual([]);
});

it.each([
  ['trace', '/portal/trace/trace-1'],
  ['pension', '/portal/pension/pension-1'],
])('shows the new status of a %s', async (_kind, path) => {
  expect(
    await readTwice({ scenario: 'portal', path }, async ({ visitor, adapter, refetch }) => {
      const [customer] = adapter.state.customers;
      const [first, second] = customer?.traces ?? [];
      const [pension] = customer?.pensions ?? [];
      if (!first || !second || !pension) throw new Error('There is no trace.');
      first.status = second.status;
      first.provider = 'Another Provider';
      pension.policy = 'X-1';
      await refetch();
      await visitor.read();
      await visitor.press('Edit');
    }),
  ).toEqual([]);
});

it('searches guides', async () => {
  expect(
    await readTwice({ scenario: 'portal', path: '/portal/support' }, async ({ visitor }) => {
      const [field] = document.querySelectorAll<HTMLInputElement>('input[type="search"]');
      if (!field) throw new Error('There is no search.');
      for (const query of ['pension', 'pensions that do not exist', 'lost']) {
        await visitor.user.clear(field);
        await visitor.user.type(field, `${query}{Enter}`);
        await visitor.read();
      }
    }),
  ).toEqual([]);
});

it('changes preferences, names and addresses', async () => {
  expect(
    await readTwice({ scenario: 'portal', path: '/portal/profile' }, async ({ visitor }) => {
      await visitor.press('Notifications');
      for (const box of document.querySelectorAll<HTMLElement>('[role="switch"]')) await visitor.user.click(box);
      await visitor.read();
      await visitor.press('Personal');
      await visitor.press('Add New Address');
    }),
  ).toEqual([]);
});

it('shows the steps of the tour', async () => {
  expect(
    await readTwice({ scenario: 'portal-first-visit', path: '/portal' }, async ({ visitor }) => {
      await visitor.click('Start The Tour Of Your Portal');
      // The tour's code loads, and it looks for its first place.
      await visitor.wait('button', 'Next', HTMLElement);
      await visitor.read();
      for (const button of ['Next', 'Next', 'Back']) await visitor.press(button);
    }),
  ).toEqual([]);
});

it('counts what a list filters, and the years of a trace', async () => {
  expect(
    await readTwice({ scenario: 'portal', path: '/portal' }, async ({ visitor, adapter, refetch }) => {
      const [customer] = adapter.state.customers;
      const [trace] = customer?.traces ?? [];
      if (!customer || !trace) throw new Error('There is no trace.');
      customer.traces = Array.from({ length: 61 }, (_, index) => ({
        ...trace,
        id: `many-${index}`,
        name: `Mill ${index}`,
      }));
      await refetch();
      await visitor.fill('Find an employer', 'mill');
      await visitor.fill('Find an employer', 'no such employer');
    }),
  ).toEqual([]);
  expect(
    await readTwice({ scenario: 'create-trace', path: '/create-trace' }, async ({ visitor }) => {
      await visitor.fill('Start year', '1990');
      await visitor.fill('End year', '1991');
      await visitor.fill('End year', '1999');
      await visitor.fill('End year', '1980');
    }),
  ).toEqual([]);
});

it('shows the uploads of documents', async () => {
  expect(
    await readTwice({ scenario: 'portal', path: '/portal/documents' }, async ({ visitor }) => {
      const [picker] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
      if (!picker) throw new Error('There is no file input.');
      await visitor.user.upload(picker, new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' }));
      await visitor.wait('[role="status"]', 'statement.pdf has been uploaded.', HTMLElement);
      await visitor.read();
      await visitor.press('Hide');
    }),
  ).toEqual([]);
});
