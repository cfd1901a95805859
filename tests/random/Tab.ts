import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { translated, translatePage } from '../translatePage';
import type { Name } from './ledger';

/** Matches a text, and what the translator of `translatePage` makes of it. */
function either(text: string): RegExp {
  const escaped = [text, translated(text)].map((words) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^(?:${escaped.join('|')})$`);
}

const owners = /^(Ada|Grace) Hargreaves$/;
const greetings = /, (Ada|Grace)$/;

/** One tab of a browser with the portal, or with the log-in. */
export class Tab {
  /** What was typed here and may not be saved yet. */
  unsent: string | undefined;
  /** Whether another session was stored since the page loaded. When the page notices, it starts again. */
  isOutdated = false;
  /** What was typed here before another tab went on, and this page may still send, such as once it is online. */
  late: string | undefined;

  constructor(readonly page: Page) {}

  /** Notes that it is open whether what waits here is sent. */
  doubt() {
    this.late = this.unsent ?? this.late;
    this.unsent = undefined;
  }

  static async open(context: BrowserContext): Promise<Tab> {
    const tab = new Tab(await context.newPage());
    await tab.load();
    return tab;
  }

  async load() {
    await this.page.goto('/portal');
    await this.settle();
  }

  /** Closes it as a customer does, so that the page hears of it. */
  async close() {
    await Promise.all([this.page.waitForEvent('close'), this.page.close({ runBeforeUnload: true })]);
  }

  /** Waits until the page shows a customer's portal, or the log-in. Returns whose it is. */
  async settle(): Promise<Name | undefined> {
    const isOffline = await this.page.evaluate(() => !navigator.onLine);
    const shown = this.nameButton.or(this.greeting).or(this.logInButton);
    // Offline, the account of a customer whose session was stored meanwhile cannot load.
    await expect((isOffline ? shown.or(this.button('Try again')) : shown).first()).toBeVisible();
    return this.owner();
  }

  /** The customer whose name the page shows. A name is never translated. */
  async owner(): Promise<Name | undefined> {
    const [name] = await this.nameButton.allTextContents();
    const [greeting] = await this.greeting.allTextContents();
    const [, owner] = owners.exec(name?.trim() ?? '') ?? greetings.exec(greeting?.trim() ?? '') ?? [];
    return owner as Name | undefined;
  }

  /** Has the name also when the code of the menu failed to load. */
  get greeting() {
    return this.page.getByRole('heading', { level: 1, name: greetings, includeHidden: true });
  }

  get nameButton() {
    // The dialog hides what is behind it from the accessibility tree.
    return this.page.getByRole('button', { name: owners, includeHidden: true });
  }

  get logInButton() {
    return this.page.getByRole('button', { name: either('Log in') }).or(this.button('Start Your Trace'));
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: either('Create New Trace') });
  }

  get employer() {
    return this.dialog.getByLabel(either('Employer'));
  }

  button(name: string) {
    return this.page.getByRole('button', { name: either(name) });
  }

  async logIn(email: string, password: string) {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await expect(this.nameButton.first()).toBeVisible();
  }

  /** Presses 'Logout' in the menu of `owner`, unless the page becomes another customer's. */
  async logOut(owner: Name) {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toBeHidden();
    if (!(await this.shows(this.nameButton.first(), owner))) return;
    await this.nameButton.first().click();
    const item = this.page.getByRole('menuitem', { name: either('Logout') });
    if (await this.shows(item, owner)) await item.click();
  }

  /** Replaces the stored session as another program of this site does: without an event for this tab. */
  async store(entries: Record<string, string>) {
    await this.page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, entries);
  }

  /** Sets the device's clock for all tabs, with a press: a customer who is away for so long is logged out. */
  async setClock(offset: number) {
    await this.page.evaluate((milliseconds) => {
      localStorage.setItem('clock', String(milliseconds));
      document.dispatchEvent(new Event('pointerdown'));
    }, offset);
  }

  async translate() {
    await this.page.evaluate(`(${translatePage.toString()})(${translated.toString()})`);
  }

  /** Waits for `part`, or for another customer's page. Returns whether the page is still the owner's. */
  async shows(part: Locator, owner: Name): Promise<boolean> {
    await expect.poll(async () => (await part.isVisible()) || (await this.owner()) !== owner).toBe(true);
    return (await this.owner()) === owner;
  }

  /** Opens the form. Returns whether it is open, and the page still the owner's. */
  private async openForm(owner: Name): Promise<boolean> {
    if (await this.dialog.isVisible()) return true;
    const add = this.button('Add Trace').first();
    if (!(await this.shows(add, owner))) return false;
    await add.click();
    // Offline, its code may be missing, and the browser remembers that.
    const problem = this.button('Try again').or(this.button('Load the page again')).first();
    const result = this.employer.or(problem).first();
    const isOpen = await this.shows(result, owner).catch(async (error: unknown) => {
      if (!this.isOutdated) throw error;
      await add.click();
      return this.shows(result, owner);
    });
    this.isOutdated = false;
    return isOpen && !(await problem.isVisible());
  }

  /** Types an employer. Returns whether it is typed, and the page still the owner's. */
  async typeEmployer(text: string, owner: Name): Promise<boolean> {
    if (!(await this.openForm(owner))) return false;
    if (!(await this.shows(this.employer, owner))) return false;
    return this.fill(this.employer, text, owner);
  }

  /** Types the years. Returns whether they are typed, and the page still the owner's. */
  async fillYears(owner: Name): Promise<boolean> {
    const start = this.dialog.getByLabel(/^(Start year|tratS raey)/);
    const end = this.dialog.getByLabel(/^(End year|dnE raey)/);
    return (await this.fill(start, '1984', owner)) && this.fill(end, '1991', owner);
  }

  private async fill(field: Locator, text: string, owner: Name): Promise<boolean> {
    return this.actFor(owner, field.fill(text, { timeout: 5000 }));
  }

  /** Presses a button of the form. Returns whether the page is still the owner's. */
  async press(name: string, owner: Name): Promise<boolean> {
    return this.actFor(owner, this.button(name).click({ timeout: 5000 }));
  }

  /** Waits for an action, which may fail when the page becomes another customer's. Returns whether it is still the owner's. */
  private async actFor(owner: Name, action: Promise<void>): Promise<boolean> {
    await action.catch(async (error: unknown) => {
      if ((await this.owner()) === owner) throw error;
    });
    return (await this.owner()) === owner;
  }

  /** The employer in the form; empty without the form, which may close meanwhile. */
  async shownEmployer(): Promise<string> {
    const texts = await this.employer.evaluateAll((fields) =>
      fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
    );
    return texts[0] ?? '';
  }

  /** Waits until the trace is stored, or refused, or the page is another customer's. Returns whether it is stored. */
  async isCreated(owner: Name): Promise<boolean> {
    const refusal = this.dialog.getByRole('alert').first();
    await expect
      .poll(async () => {
        if ((await this.owner()) !== owner) return 'another page';
        if (!(await this.dialog.isVisible())) return 'stored';
        return (await refusal.isVisible()) ? 'refused' : undefined;
      })
      .toBeDefined();
    return (await this.owner()) === owner && !(await this.dialog.isVisible());
  }
}
