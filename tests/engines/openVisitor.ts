import { expect } from 'vitest';
import type { Part, Role, Tab } from './Engine';

/** Time limit for a page on a busy machine. */
export const patience = { timeout: 30_000, interval: 100 };

export type Visitor = ReturnType<typeof openVisitor>;

/** A customer in one tab. Each action waits for its element. */
export function openVisitor(tab: Tab, site: string) {
  /** The last match, which is the one in an open dialog. */
  async function sees(role: Role, name: string): Promise<Part> {
    let part: Part | undefined;
    const findPart = async () => (part = (await tab.find(role, name)).at(-1)) !== undefined;
    await expect.poll(findPart, { ...patience, message: `a ${role} '${name}'` }).toBe(true);
    if (!part) throw new Error(`There is no ${role} '${name}'.`);
    return part;
  }

  async function seesNo(role: Role, name: string): Promise<void> {
    const count = async () => (await tab.find(role, name)).length;
    await expect.poll(count, { ...patience, message: `no ${role} '${name}'` }).toBe(0);
  }

  async function press(role: 'button' | 'link' | 'menuitem' | 'option' | 'radio' | 'tab', name: string): Promise<void> {
    const click = async () => (await sees(role, name)).click().then(() => 'clicked', unlessReplaced);
    await expect.poll(click, { ...patience, message: `a click on the ${role} '${name}'` }).toBe('clicked');
  }

  async function fill(label: string, text: string, role: 'combobox' | 'password' | 'textbox' = 'textbox') {
    const field = await sees(role, label);
    await field.fill(text);
    expect(await field.value()).toBe(text);
  }

  /** Types into a field with suggestions and chooses the suggestion with this name. */
  async function pick(label: string, text: string, suggestion: string): Promise<void> {
    await fill(label, text, 'combobox');
    await press('option', suggestion);
    expect(await (await sees('combobox', label)).value()).toBe(suggestion);
  }

  async function isAt(path: string): Promise<void> {
    await expect.poll(async () => (await tab.address()).pathname, patience).toBe(path);
  }

  async function reads(text: string): Promise<void> {
    await expect.poll(() => tab.text(), patience).toContain(text);
  }

  async function readsNo(text: string): Promise<void> {
    await expect.poll(() => tab.text(), patience).not.toContain(text);
  }

  return {
    tab,
    sees,
    seesNo,
    press,
    fill,
    pick,
    open: (path: string) => tab.open(new URL(path, site).href),
    isAt,
    reads,
    readsNo,
  };
}

/** The page may replace or move an element between the search and the click. */
function unlessReplaced(problem: unknown): string {
  const isReplaced =
    problem instanceof Error &&
    (/detached/.test(problem.message) || /^(StaleElementReference|ElementNotInteractable)Error$/.test(problem.name));
  if (!isReplaced) throw problem;
  return problem.name;
}
