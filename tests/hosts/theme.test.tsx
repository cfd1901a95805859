import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ReasonForm } from '../../src';
import { createMemoryAdapter } from '../../src/memory';
import { PensionTracing } from '../../src/product';
import { Button, ComboBoxField, Menu, Modal } from '../../src/ui';
import { renderWithAdapter } from '../provider/renderWithAdapter';
import { bare } from './hosts';
import { addSheets } from './measure';

let removeSheets: () => void = () => undefined;
beforeEach(() => {
  removeSheets = addSheets([
    ...bare.sheets,
    "[data-pt-brand='plum'] { --ptr-color-brand: light-dark(#6b2fb3, #c9a6ff) }",
    "[data-pt-brand='typed'] { --ptr-font: Verdana }",
  ]);
});
afterEach(() => removeSheets());

const nothing = () => undefined;
const lightInk = 'oklch(0.25 0.028 215)';

function renderUnder(attributes: Record<string, string>, element: ReactElement) {
  return renderWithAdapter(<div {...attributes}>{element}</div>, createMemoryAdapter('portal'));
}

const modal = (
  <Modal isOpen onClose={nothing} heading="New trace">
    <Button>Next</Button>
  </Modal>
);

describe('the theme', () => {
  it.each([
    ['nothing', {}, 'light'],
    ['light', { 'data-pt-theme': 'light' }, 'light'],
    ['dark', { 'data-pt-theme': 'dark' }, 'dark'],
    ['auto', { 'data-pt-theme': 'auto' }, 'light dark'],
  ])('with %s on an ancestor sets the color-scheme', (_name, attributes, scheme) => {
    renderUnder(attributes, <Button>Next</Button>);
    expect(getComputedStyle(screen.getByRole('button')).colorScheme).toBe(scheme);
  });

  it('is light by default on a dark page', () => {
    document.documentElement.style.colorScheme = 'dark';
    renderUnder({}, <Button variant="secondary">Next</Button>);
    expect(getComputedStyle(screen.getByRole('button')).backgroundColor).toBe('oklch(1 0 0)');
    document.documentElement.style.colorScheme = '';
  });

  it('is set by the nearest ancestor', () => {
    renderUnder(
      { 'data-pt-theme': 'dark' },
      <div data-pt-theme="light">
        <Button>Next</Button>
      </div>,
    );
    expect(getComputedStyle(screen.getByRole('button')).colorScheme).toBe('light');
  });
});

describe('the font', () => {
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
  const ours = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';
  const heading = () => screen.findByRole('heading', { level: 1 });

  it('of a screen on an unstyled page is a sans-serif', async () => {
    renderUnder({}, <ReasonForm />);
    expect(fontOf(await heading())).toBe(ours);
    expect(screen.getAllByRole('button').map(fontOf)).toContain(ours);
    expect(new Set(screen.getAllByRole('button').map(fontOf)).size).toBe(1);
    expect(document.querySelector('[data-pt-font]')?.hasAttribute('style')).toBe(false);
  });

  it("of a screen on a page with a font is the page's", async () => {
    document.body.style.fontFamily = 'Georgia';
    onTestFinished(() => void document.body.style.removeProperty('font-family'));
    renderUnder({}, <ReasonForm />);
    expect(fontOf(await heading())).toBe('Georgia');
  });

  it('of a screen is --ptr-font where that is set', async () => {
    renderUnder({ 'data-pt-brand': 'typed' }, <ReasonForm />);
    expect(fontOf(await heading())).toBe('Verdana');
  });

  it('of the whole product on an unstyled page is a sans-serif, also in its menus', async () => {
    const { container } = render(
      <PensionTracing adapter={createMemoryAdapter('portal')} config={{ companyName: 'Acme' }} />,
    );
    const button = await screen.findByRole('button', { name: /^Margaret/ });
    expect(fontOf(button)).toBe(ours);
    await userEvent.click(button);
    expect(fontOf(await screen.findByRole('menu'))).toBe(ours);
    expect(container.querySelectorAll('[data-pt-font]')).toHaveLength(1);
  });
});

describe('an overlay at the end of the page', () => {
  it('keeps theme, density and brand in a dialog', async () => {
    renderUnder({ 'data-pt-theme': 'dark', 'data-pt-density': 'compact', 'data-pt-brand': 'plum' }, modal);
    const dialog = await screen.findByRole('dialog');
    expect(getComputedStyle(dialog).colorScheme).toBe('dark');
    expect(getComputedStyle(dialog).color).not.toBe(lightInk);
    const button = getComputedStyle(screen.getByRole('button', { name: 'Next' }));
    expect(button.backgroundColor).toBe('rgb(201, 166, 255)');
    expect(button.minHeight).toBe('44px');
  });

  it('is light by default', async () => {
    renderUnder({}, modal);
    expect(getComputedStyle(await screen.findByRole('dialog')).color).toBe(lightInk);
  });

  it('keeps the theme in a menu', async () => {
    const menu = (
      <Menu label="Account" items={[{ id: 'a', label: 'Profile' }]} onAction={nothing}>
        Margaret
      </Menu>
    );
    renderUnder({ 'data-pt-theme': 'dark' }, menu);
    await userEvent.click(screen.getByRole('button', { name: 'Margaret' }));
    expect(getComputedStyle(await screen.findByRole('menu')).colorScheme).toBe('dark');
  });

  it('keeps the theme in a list of suggestions', async () => {
    const combo = <ComboBoxField label="Provider" value="A" onChange={nothing} suggestions={['Aviva']} />;
    renderUnder({ 'data-pt-theme': 'dark' }, combo);
    await userEvent.type(screen.getByRole('combobox'), 'v');
    expect(getComputedStyle(await screen.findByRole('listbox')).colorScheme).toBe('dark');
  });
});
