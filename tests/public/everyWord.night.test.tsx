import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { en, serverTexts } from '../../src/locales/en';
import { PensionTracing } from '../../src/journeys/tracing/PensionTracing';
import type { MessageOverrides } from '../../src/texts/messages';
import { createMemoryAdapter, type MemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { pseudoMessages, pseudoText } from '../../stories/pseudoMessages';
import { stillClock } from '../provider/renderWithAdapter';
import { isStill } from '../isStill';

const config = {
  companyName: 'Lantern Pension Tracing',
  links: { yourData: 'https://example.com/data', faqs: 'https://example.com/faqs', tourVideo: 'about:blank' },
  contact: { email: 'help@example.com', ukPhone: '0808 157 0192', postalAddress: ['1 Example Street', 'London'] },
};

/** Texts of react-aria, in the languages that it has. */
const ofReactAria = ['Dismiss'];
/** Names and units that are the same in every language, and the letter's title, which is part of the sealed record. */
const everywhere = ['MB', 'kB', 'bytes', 'United Kingdom', 'Mrs'];

/** The strings of the backend's replies, without the words that a translation replaces. */
function watchReplies(adapter: MemoryAdapter, data: Set<string>): MemoryAdapter {
  const translated = new Set<string>(serverTexts);
  function collect(value: unknown, key = '') {
    if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, part]) => collect(part, name));
    if (typeof value !== 'string' || translated.has(value) || value === 'Duplicate') return;
    // A guide is Markdown, and the lines of an address are one text.
    for (const piece of key === 'content' ? value.split(/[\n*#[\]()_`|>]+|^- |^\d+\. /m) : value.split('\n'))
      data.add(piece.trim());
  }
  function watch<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name);
        if (name === 'read' && typeof found === 'object' && found !== null) return watch(found);
        if (typeof found !== 'function') return found;
        return (...inputs: unknown[]): unknown => {
          const reply: unknown = Reflect.apply(found, target, inputs);
          return reply instanceof Promise ? reply.then((value: unknown) => (collect(value), value)) : reply;
        };
      },
    });
  }
  return watch(adapter);
}

const spoken = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'placeholder',
  'title',
  'alt',
];

/** Every visible text and accessible name. */
function textsOf(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [document.title];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent?.closest('style, script, svg') !== null) continue;
    // A sentence with the customer's data, or a long word that may break, is in several nodes.
    const isSplit = parent.querySelector(':scope > :is([translate="no"], wbr)') !== null;
    texts.push((isSplit ? parent.textContent : walker.currentNode.textContent) ?? '');
  }
  for (const element of root.querySelectorAll('*'))
    texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
  return texts;
}

/** Returns the parts outside the brackets of pseudo texts that are not data. */
function hardCoded(text: string, data: Set<string>): string {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/\[[^[\]]*\]/g, ' ');
  }
  const known = [...data, ...everywhere, ...ofReactAria].sort((a, b) => b.length - a.length);
  for (const value of known) if (value !== '') rest = rest.replaceAll(value, ' ');
  const [start = '', end = ''] = rest.split('…');
  const isShortened = rest.includes('…') && known.some((value) => value.startsWith(start) && value.endsWith(end));
  return /\p{L}{2}/u.test(rest) && !isShortened ? text : '';
}

interface Visit {
  scenario: MemoryScenarioName;
  path: string;
  /** The buttons to press, one after the other, by their English text. */
  press?: readonly string[];
}

const { access, address, cancelledApplication, personalDetails, portalDashboard } = en;
const { portalAddresses, profile, traces, tracey } = en;
const visits: Visit[] = [
  { scenario: 'logged-out', path: '/signup', press: [access.signUpSubmit] },
  { scenario: 'logged-out', path: '/login/invite-1', press: [access.logInSubmit] },
  { scenario: 'logged-out', path: '/forgot-password', press: [access.forgotSubmit] },
  { scenario: 'password-recovery', path: '/reset-password', press: [access.resetSubmit] },
  { scenario: 'logged-out', path: '/marketing?id=customer-1&email=margaret.hale@example.com' },
  { scenario: 'second-step', path: '/', press: [en.twoStep.stepSubmit] },
  { scenario: 'personal', path: '/personal', press: [personalDetails.submit, personalDetails.addPreviousName] },
  {
    scenario: 'address',
    path: '/address',
    press: [en.addressFinder.submit, address.find, address.enterManually, en.addressFinder.submit],
  },
  { scenario: 'reason', path: '/why' },
  { scenario: 'processing', path: '/processing' },
  { scenario: 'not-eligible', path: '/step6' },
  { scenario: 'create-trace', path: '/create-trace', press: [traces.next] },
  { scenario: 'many-traces', path: '/traces' },
  { scenario: 'known-pensions', path: '/known-pensions' },
  { scenario: 'add-pension', path: '/add-pension', press: [en.pensions.create] },
  { scenario: 'pensions', path: '/pensions' },
  { scenario: 'authorisation', path: '/authorisation', press: [en.authorisation.submit, en.authorisation.type] },
  { scenario: 'cancelled', path: '/cancelled-application', press: [cancelledApplication.delete] },
  { scenario: 'portal', path: '/portal', press: [portalDashboard.addTrace, traces.next] },
  { scenario: 'portal', path: '/portal', press: [tracey.contactMe] },
  { scenario: 'portal-first-visit', path: '/portal', press: [en.portalTour.start, en.tour.next, en.tour.next] },
  { scenario: 'portal', path: '/portal/profile', press: [portalAddresses.add, portalAddresses.submitAdd] },
  { scenario: 'portal', path: '/portal/profile', press: [profile.cancel] },
  { scenario: 'two-step', path: '/portal/profile' },
  { scenario: 'portal', path: '/portal/documents', press: ['Margaret Hale'] },
  { scenario: 'portal', path: '/portal/trace/trace-1' },
  { scenario: 'portal', path: '/portal/pension/pension-1' },
  { scenario: 'portal', path: '/portal/support' },
  { scenario: 'portal', path: '/portal/support/guide/guide-1' },
];

async function show({ scenario, path }: Visit, data: Set<string>, messages: MessageOverrides = pseudoMessages) {
  render(
    <PensionTracing
      adapter={watchReplies(createMemoryAdapter(scenario, { clock: stillClock }), data)}
      clock={stillClock}
      config={config}
      location={path}
      navigate={() => undefined}
      messages={messages}
      onError={() => undefined}
    />,
  );
  await screen.findByRole('heading', { level: 1, hidden: true });
  await isStill();
}

/** The control with an English text in pseudo form, or with a name from the data. */
function controlNamed(text: string): Element {
  const controls = [...document.querySelectorAll('button, label, [role="tab"]')];
  const found = controls.find(
    ({ textContent }) => textContent?.includes(pseudoText(text)) || textContent?.trim() === text,
  );
  if (!found) throw new Error(`There is no '${text}'.`);
  return found;
}

beforeEach(() => {
  // What a test of another file announced stays on the page for seven seconds.
  for (const log of document.querySelectorAll('body > [data-live-announcer] > *')) log.replaceChildren();
});

it('detects a word without a pseudo form', async () => {
  const data = new Set<string>();
  await show({ scenario: 'reason', path: '/why' }, data, {});
  expect(textsOf(document.body).map((text) => hardCoded(text, data))).toContain('Planning retirement');
});

it.each(visits)('$path of $scenario has no hard-coded text: $press', async (visit) => {
  const data = new Set([...Object.values(config.contact).flat(), config.companyName, 'invite-1']);
  await show(visit, data);
  const found = new Set<string>();
  const readTexts = () => textsOf(document.body).forEach((text) => found.add(hardCoded(text, data)));
  readTexts();
  for (const name of visit.press ?? []) {
    await userEvent.click(await waitFor(() => controlNamed(name)));
    await isStill();
    readTexts();
  }
  expect([...found].filter((text) => text !== '')).toEqual([]);
});
