import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { PensionTracing } from '../../../src/product';
import { stillClock } from '../../provider/renderWithAdapter';
import { isStill } from '../../isStill';

const firm = {
  companyName: 'Lantern Pension Tracing',
  contact: { email: 'help@lantern.example', ukPhone: '0808 157 0192', postalAddress: ['1 Example Street', 'London'] },
  firm: { companyNumber: '01234567', registeredOffice: '1 Lantern Yard, Exampleton', icoNumber: 'ZA123456' },
};

/** The firm writes tasks and news, which may name an employer. The letter has its original beside it. */
const written = '.ptr-tasks__item, .ptr-letter__words, style, script, svg';
/** Texts with an example that is also a customer's. */
const examples = ['For example, SW1A 1AA', 'The firm that looks after the pension, such as Aviva'];

const keptKeys =
  /^(email|firstName|lastName|previousNames|phone|addresses|line\d|city|postcode|traces|pensions|documents|removedDocuments|searches|name|provider|policy|address|employer_address)$/;

/** The words of a customer's data: names, addresses, employers, providers and files. */
function wordsOf(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, key));
  if (typeof value === 'string') return /\p{L}{2}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    keptKeys.test(name) && !(key === 'addresses' && name === 'name') ? wordsOf(part, name) : [],
  );
}

/** Returns the texts that contain one of these words and that a translator would change. */
function translatable(data: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest(`[translate="no"], ${written}`) !== null) continue;
    const text = textContent ?? '';
    if (!examples.includes(text) && data.some((word) => text.includes(word))) found.push(text);
  }
  return found;
}

type Step = { press: string } | { fill: string; with: string } | { upload: File };

interface Visit {
  scenario: MemoryScenarioName;
  path: string;
  steps?: readonly Step[];
  memory?: MemoryOptions;
}

const press = (name: string): Step => ({ press: name });
const fill = (label: string, text: string): Step => ({ fill: label, with: text });
const upload = (name: string, content = '%PDF-1.7', type = 'application/pdf'): Step => ({
  upload: new File(content === '' ? [] : [content], name, { type }),
});

async function take(step: Step) {
  const user = userEvent.setup({ delay: null });
  const controls = () => [...document.querySelectorAll<HTMLElement>('button, label, a, summary, [role="tab"]')];
  if ('press' in step) {
    await user.click(
      await waitFor(() => {
        const found = controls().find(
          (control) =>
            (control.ariaLabel ?? control.textContent ?? '').startsWith(step.press) && control.checkVisibility(),
        );
        if (!found) throw new Error(`There is no '${step.press}'.`);
        return found;
      }),
    );
  } else if ('fill' in step) {
    const [field] = await screen.findAllByLabelText(new RegExp(`^${step.fill}`));
    if (!field) throw new Error(`There is no '${step.fill}'.`);
    await user.clear(field);
    await user.type(field, step.with);
  } else {
    const [picker] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('There is no file input.');
    await userEvent.setup({ applyAccept: false }).upload(picker, step.upload);
  }
}

const visits: Visit[] = [
  { scenario: 'logged-out', path: '/signup' },
  { scenario: 'logged-out', path: '/login/invite-1' },
  {
    scenario: 'logged-out',
    path: '/forgot-password',
    steps: [fill('Email', 'margaret.hale@example.com'), press('Send Reset Instructions')],
  },
  {
    scenario: 'personal',
    path: '/personal',
    steps: [fill('Previous names', 'Mary Baker'), press('Add'), press('Remove Mary Baker')],
  },
  { scenario: 'address', path: '/address', steps: [fill('Postcode', 'SW1A 1AA'), press('Find')] },
  { scenario: 'not-eligible', path: '/step6' },
  { scenario: 'authorisation', path: '/authorisation', steps: [press('Type'), fill('Your full name', 'Mary Baker')] },
  { scenario: 'many-traces', path: '/traces', steps: [press('Edit'), press('Save')] },
  { scenario: 'pensions', path: '/pensions', steps: [press('Edit'), press('Save')] },
  { scenario: 'portal', path: '/portal', steps: [press('Your Pensions'), press('Your Documents')] },
  {
    scenario: 'portal',
    path: '/portal/profile',
    steps: [
      press('Add New Address'),
      press('Current Address'),
      press('Enter Address Manually'),
      fill('Address line 1', '9 Baker Street'),
      fill('Town or city', 'Londinium'),
      fill('Postcode', 'SW1A 1AA'),
      press('Add address'),
    ],
  },
  { scenario: 'portal', path: '/portal/trace/trace-1', steps: [press('Can I withdraw')] },
  { scenario: 'portal', path: '/portal/pension/pension-1' },
  { scenario: 'portal', path: '/portal/support', steps: [fill('Search', 'Baker{Enter}')] },
  {
    scenario: 'portal',
    path: '/portal/documents',
    steps: [
      upload('Mary Baker.pdf'),
      press('Remove Employment history'),
      press('Remove document'),
      upload('Mary Baker.exe', 'MZ', 'application/octet-stream'),
      upload('Mary Baker.heic', 'heic', 'image/heic'),
      upload('Mary Baker.docx', '%PDF-1.7', 'application/pdf'),
      upload('Mary Baker empty.pdf', ''),
    ],
  },
  {
    scenario: 'portal',
    path: '/portal/documents',
    steps: [upload('Mary Baker.pdf')],
    memory: { fail: { 'files.upload': 'unreachable' } },
  },
];

it.each(visits)('$path of $scenario keeps the words of people and firms from a translator', async (visit) => {
  const adapter = createMemoryAdapter(visit.scenario, { clock: stillClock, ...visit.memory });
  render(
    <PensionTracing
      adapter={adapter}
      clock={stillClock}
      config={firm}
      location={visit.path}
      navigate={() => undefined}
      onError={() => undefined}
    />,
  );
  await screen.findByRole('heading', { level: 1, hidden: true });
  const typed = ['Baker', 'Londinium', 'SW1A 1AA', 'margaret.hale@example.com', 'Lantern', 'help@lantern.example'];
  const found = new Set<string>();
  const read = async () => {
    await isStill();
    const { customers, invites } = adapter.state;
    const data = [...typed, ...customers.flatMap((customer) => wordsOf(customer)), ...invites.map(({ name }) => name)];
    const entries = customers.flatMap(({ traces, pensions }) => [...traces, ...pensions]);
    const news = entries.flatMap(({ activity }) => activity.map(({ description }) => description));
    for (const text of translatable(data)) if (!news.includes(text)) found.add(text);
  };
  await read();
  for (const step of visit.steps ?? []) {
    await take(step);
    await read();
  }
  expect([...found]).toEqual([]);
});
