import type { BrowserContext, Route } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Firm } from '../e2e/asFirm';
import { clientOf } from '../e2e/clientOf';
import { createAccount } from '../e2e/openAccount';
import type { Site } from '../e2e/startSite';
import { compare, names, newAccount, type Account, type Found, type Name } from './ledger';
import { Tab } from './Tab';

const password = 'correct horse battery';

/** Two customers with one browser, and what is known about them. */
export class World {
  tabs: Tab[] = [];
  isOnline = true;
  /** Whether no token expired since the last page loaded: a page that ends cannot wait for a refresh. */
  isFresh = true;
  /** Whose session the browser has stored. */
  stored: Name | undefined;
  readonly accounts: Readonly<Record<Name, Account>> = { Ada: newAccount(), Grace: newAccount() };
  readonly problems: string[] = [];
  private count = 0;
  /** Of the device's clock, in milliseconds. */
  private offset = 0;
  private readonly devices: Partial<Record<Name, SupabaseClient>> = {};

  constructor(
    readonly context: BrowserContext,
    private readonly site: Site,
    private readonly firm: Firm,
    private readonly id: string,
  ) {}

  email(name: Name) {
    return `${name.toLowerCase()}-${this.id}@example.com`;
  }

  async begin() {
    for (const name of names) {
      await createAccount(this.site, { email: this.email(name), password });
      await this.firm.change(this.email(name), { tags: [13], first_name: name });
    }
    // The device's clock, of all tabs.
    await this.context.addInitScript(() => {
      const offset = () => Number(localStorage.getItem('clock') ?? 0);
      globalThis.Date = new Proxy(Date, {
        construct: (real, parts: [] | [number]) =>
          parts.length === 0 ? new real(real.now() + offset()) : new real(...parts),
        get: (real, name) => (name === 'now' ? () => real.now() + offset() : (Reflect.get(real, name) as unknown)),
      });
    });
    await this.addTab();
  }

  async addTab() {
    this.tabs.push(await Tab.open(this.context));
  }

  newText(name: Name): string {
    this.count += 1;
    return `${name} Mills ${this.count}`;
  }

  /** Whether what `tab` sends now is for its own customer, and arrives. */
  async isSure(tab: Tab): Promise<boolean> {
    return this.isOnline && this.isFresh && this.stored !== undefined && (await tab.owner()) === this.stored;
  }

  /** Returns whose page a tab shows. Anything in its form must be theirs. */
  async look(tab: Tab): Promise<Name | undefined> {
    const owner = await tab.settle();
    const shown = await tab.shownEmployer();
    const isSame = (await tab.owner()) === owner;
    if (isSame && owner && shown !== '' && !this.accounts[owner].typed.has(shown)) {
      this.problems.push(`mixed: the page of ${owner} shows ${shown}`);
    }
    return owner;
  }

  /** Notes that a tab has sent what waited, or may have. */
  sent(tab: Tab, owner: Name | undefined, isSure: boolean) {
    const { unsent } = tab;
    tab.unsent = undefined;
    if (unsent === undefined || owner === undefined || !unsent.startsWith(owner) || !isSure) return;
    const late = this.tabs.flatMap((other) => (other !== tab && other.late?.startsWith(owner) ? [other.late] : []));
    this.accounts[owner].drafts = new Set([unsent, ...late]);
  }

  /** Waits until the other tabs have sent what waits, so that the order of two texts is known. */
  async finishOthers(tab: Tab) {
    for (const other of this.tabs) {
      const { unsent } = other;
      if (other === tab || unsent === undefined) continue;
      const owner = await other.owner();
      const isSure = await this.isSure(other);
      if (isSure) await this.untilKept(unsent, owner);
      else other.doubt();
      this.sent(other, owner, isSure);
    }
  }

  private async untilKept(text: string, owner: Name | undefined) {
    for (let attempt = 0; owner !== undefined && attempt < 100; attempt += 1) {
      if ((await this.find(owner)).draft === text) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Logs in on another device. Returns the session as a browser stores it. */
  async logInElsewhere(name: Name): Promise<Record<string, string>> {
    const stored: Record<string, string> = {};
    await this.logInWith(await clientOf(this.site, { stored }), name);
    return stored;
  }

  async logIn(tab: Tab, name: Name) {
    await tab.logIn(this.email(name), password);
    this.stored = name;
    this.isFresh = true;
  }

  /** What the server has of a customer. */
  async find(name: Name): Promise<Found> {
    this.devices[name] ??= await clientOf(this.site, { stored: {} });
    const client = this.devices[name];
    let { data: drafts, error } = await client.rpc('portal_drafts');
    if (error) {
      // A log-out ends the sessions of all devices.
      await this.logInWith(client, name);
      ({ data: drafts, error } = await client.rpc('portal_drafts'));
    }
    if (error) throw new Error(error.message);
    const { id } = await this.firm.profile(this.email(name));
    const traces = await this.firm.rows('traces', id);
    const kept = (drafts as { form: string; typed: { employer?: string } }[]).find(({ form }) => form === 'trace');
    return { draft: kept?.typed.employer || undefined, traces: traces.map((row) => String(row.name)) };
  }

  private async logInWith(client: SupabaseClient, name: Name) {
    const { error } = await client.auth.signInWithPassword({ email: this.email(name), password });
    if (error) throw error;
  }

  /** Sets the device's clock. A token may expire with it. */
  async setClock(tab: Tab, offset: number) {
    if (offset === this.offset) return;
    this.offset = offset;
    this.isFresh = false;
    await tab.setClock(offset);
  }

  /** Ends the journey: every page ends, and the next one shows what the server has. */
  async end() {
    this.isOnline = true;
    await this.context.setOffline(false);
    for (const tab of this.tabs) {
      await this.setClock(tab, 0);
      const owner = await this.look(tab);
      const isSure = await this.isSure(tab);
      await tab.close();
      this.sent(tab, owner, isSure);
    }
    await this.addTab();
    const [last] = this.tabs.slice(-1);
    const owner = await last?.settle();
    if (owner !== this.stored)
      this.problems.push(`mixed: the page shows ${owner}, and the session is ${this.stored}’s`);
  }

  /** What was lost, doubled or mixed so far. */
  async faults(): Promise<string[]> {
    const found = await Promise.all(
      names.map(async (name) => compare(name, this.accounts[name], await this.find(name))),
    );
    return [...this.problems, ...found.flat()];
  }

  /** The server handles the next call of this procedure, and its reply gets lost. Returns the function that ends it. */
  async loseReply(procedure: string): Promise<() => Promise<void>> {
    let isLost = false;
    const lose = async (route: Route) => {
      if (isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort();
    };
    await this.context.route(`**/rpc/${procedure}`, lose);
    return () => this.context.unroute(`**/rpc/${procedure}`, lose);
  }
}
