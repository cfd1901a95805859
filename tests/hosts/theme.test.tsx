import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryAdapter } from '../../src/memory';
import { Button, ComboBoxField, Menu, Modal } from '../../src/ui';
import { renderWithAdapter } from '../provider/renderWithAdapter';
import { bare } from './hosts';
import { addSheets } from './measure';

let removeSheets: () => void = () => undefined;
beforeEach(() => {
  removeSheets = addSheets([
    ...bare.sheets,
    "[data-pt-brand='plum'] { --ptr-color-brand: light-dark(#6b2fb3, #c9a6ff) }",
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
