import { expect } from '@playwright/test';
import { names } from './ledger';
import type { Chance } from './seeded';
import type { Tab } from './Tab';
import type { World } from './World';

/** One move of a journey. Returns what it did, or nothing when it does not fit the moment. */
export type Move = (world: World, chance: Chance) => Promise<string | undefined>;

const hours = 60 * 60 * 1000;

async function portalTab({ tabs }: World, chance: Chance): Promise<Tab> {
  const tab = chance.pick(tabs);
  await tab.settle();
  return tab;
}

/** Types a new text into the form. Returns it with its owner, unless the page became another customer's. */
async function typeNew(world: World, tab: Tab) {
  const owner = await world.look(tab);
  if (!owner) return undefined;
  await world.finishOthers(tab);
  const text = world.newText(owner);
  world.accounts[owner].typed.add(text);
  world.accounts[owner].drafts.add(text);
  if (!(await tab.typeEmployer(text, owner))) return undefined;
  tab.unsent = text;
  tab.late = undefined;
  // The page drops it if it becomes the other customer's.
  if (owner !== world.stored) tab.doubt();
  return { owner, text, tab };
}

const type: Move = async (world, chance) => {
  const typed = await typeNew(world, await portalTab(world, chance));
  return typed && `typed ${typed.text} in tab ${world.tabs.indexOf(typed.tab) + 1}`;
};

/** Ends a page in some way, perhaps within a second of the last key. */
async function leave(world: World, tab: Tab, way: () => Promise<unknown>) {
  const owner = await tab.owner();
  const isSure = await world.isSure(tab);
  await way();
  world.sent(tab, owner, isSure);
}

const reload: Move = async (world, chance) => {
  if (!world.isOnline) return undefined;
  const tab = await portalTab(world, chance);
  await leave(world, tab, () => tab.page.reload());
  tab.late = undefined;
  tab.isOutdated = false;
  await tab.settle();
  world.isFresh = true;
  return 'reloaded';
};

const close: Move = async (world, chance) => {
  if (!world.isOnline || world.tabs.length < 2) return undefined;
  const tab = await portalTab(world, chance);
  await leave(world, tab, () => tab.close());
  world.tabs = world.tabs.filter((other) => other !== tab);
  return 'closed a tab';
};

const open: Move = async (world) => {
  if (!world.isOnline || world.tabs.length > 2) return undefined;
  await world.addTab();
  world.isFresh = true;
  return 'opened a tab';
};

const create: Move = async (world, chance) => {
  if (!world.isOnline) return undefined;
  const tab = await portalTab(world, chance);
  const isLost = chance.next() < 0.4;
  const typed = await typeNew(world, tab);
  if (!typed) return undefined;
  const { owner, text } = typed;
  const account = world.accounts[owner];
  account.drafts.add(undefined);
  const isSure = await world.isSure(tab);
  const restore = isLost && isSure ? await world.loseReply('portal_create_trace') : undefined;
  if (!(await tab.fillYears(owner))) return `could not send ${text}`;
  if (!(await tab.press('Next', owner))) return `could not send ${text}`;
  const press = tab.button('Skip & Create Trace');
  if (!(await tab.shows(press, owner))) return `could not send ${text}`;
  await press.click();
  if (restore) {
    await expect(tab.dialog.getByRole('alert').first()).toBeVisible();
    await press.click();
    await expect(tab.dialog).toBeHidden();
    await restore();
  }
  if (!(await tab.isCreated(owner))) return `sent ${text} without an answer`;
  tab.unsent = undefined;
  account.confirmed.add(text);
  account.drafts = new Set([undefined]);
  return `created ${text}${restore ? ' after a lost reply' : ''}`;
};

const logOut: Move = async (world, chance) => {
  if (!world.isOnline) return undefined;
  const tab = await portalTab(world, chance);
  const owner = await world.look(tab);
  if (!owner) return undefined;
  await world.finishOthers(tab);
  const isOwn = owner === world.stored;
  await leave(world, tab, () => tab.logOut(owner));
  if (isOwn) {
    await expect(tab.logInButton.first()).toBeVisible();
    world.stored = undefined;
  } else {
    await expect.poll(() => tab.owner()).not.toBe(owner);
  }
  return `logged ${owner} out`;
};

const logIn: Move = async (world, chance) => {
  if (!world.isOnline) return undefined;
  const tab = await portalTab(world, chance);
  if (world.stored !== undefined || (await tab.owner())) return undefined;
  const name = chance.pick(names);
  await world.finishOthers(tab);
  await world.logIn(tab, name);
  return `logged ${name} in`;
};

const replaceSession: Move = async (world, chance) => {
  const tab = await portalTab(world, chance);
  const name = chance.pick(names);
  await tab.store(await world.logInElsewhere(name));
  for (const other of world.tabs) {
    other.isOutdated = true;
    if (other.unsent?.startsWith(name) === false) other.doubt();
  }
  world.stored = name;
  return `stored a session of ${name}`;
};

const expire: Move = async (world, chance) => {
  const tab = await portalTab(world, chance);
  world.isFresh = false;
  await tab.page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'));
    if (key === undefined) return;
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
  });
  return 'expired the token';
};

const changeClock: Move = async (world, chance) => {
  const tab = await portalTab(world, chance);
  const offset = chance.pick([-24, -2, 0, 2, 24]);
  await world.setClock(tab, offset * hours);
  return `set the clock ${offset} hours off`;
};

const translate: Move = async (world, chance) => {
  await (await portalTab(world, chance)).translate();
  return 'translated a page';
};

const switchNetwork: Move = async (world) => {
  world.isOnline = !world.isOnline;
  await world.context.setOffline(!world.isOnline);
  return world.isOnline ? 'went online' : 'went offline';
};

export const moves: readonly Move[] = [
  type,
  type,
  type,
  reload,
  reload,
  close,
  open,
  create,
  create,
  logOut,
  logIn,
  logIn,
  replaceSession,
  replaceSession,
  replaceSession,
  expire,
  changeClock,
  translate,
  switchNetwork,
];
