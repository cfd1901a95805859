import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Tabs } from '../../src/ui/Tabs';
import '../../src/styles.css';

const tabs = ['Traces', 'Pensions', 'Documents'].map((label) => ({
  id: label,
  label,
  content: <p>{`The ${label}`}</p>,
}));

function Example({ locale = 'en-GB' }) {
  const [selectedId, onSelect] = useState('Traces');
  return (
    <I18nProvider locale={locale}>
      <Tabs label="Your portal" {...{ tabs, selectedId, onSelect }} />
    </I18nProvider>
  );
}

/** Waits until react-aria's row has replaced the plain one. */
async function findRow() {
  await waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls'));
}

describe('the tabs', () => {
  it.each([
    ['{ArrowRight}', 'Pensions'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Traces'],
    ['{ArrowLeft}', 'Documents'],
    ['{End}', 'Documents'],
    ['{End}{Home}', 'Traces'],
    ['{ArrowDown}', 'Traces'],
  ])('%s from the first selects %s and focuses it', async (keys, selected) => {
    const user = userEvent.setup();
    render(<Example />);
    await findRow();
    screen.getByRole('tab', { name: 'Traces' }).focus();
    await user.keyboard(keys);
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab).toHaveTextContent(selected);
    expect(tab).toHaveFocus();
    const panel = screen.getByRole('tabpanel', { name: selected });
    expect(panel).toHaveTextContent(`The ${selected}`);
    expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('reverses the arrow keys in a right-to-left language', async () => {
    const user = userEvent.setup();
    render(<Example locale="ar-EG" />);
    await findRow();
    screen.getByRole('tab', { name: 'Traces' }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Pensions' })).toHaveFocus();
  });

  it('has one tab stop, then the panel', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await findRow();
    await user.click(screen.getByRole('tab', { name: 'Pensions' }));
    expect(screen.getByRole('tab', { name: 'Pensions' })).toHaveAttribute('aria-selected', 'true');
    screen.getByRole('tab', { name: 'Pensions' }).focus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Pensions' })).toHaveFocus();
  });

  it('Tab moves from the tab to the first control of its panel, even one that renders later', async () => {
    const user = userEvent.setup();
    const checkVisibility = vi.spyOn(Element.prototype, 'checkVisibility');
    const withContent = (content: ReactNode) => (
      <Tabs
        label="Your portal"
        tabs={[{ id: 'Traces', label: 'Traces', content }]}
        selectedId="Traces"
        onSelect={() => {}}
      />
    );
    const { rerender } = render(withContent(<p>Loading</p>));
    await findRow();
    const panel = screen.getByRole('tabpanel');
    expect(panel).toHaveAttribute('tabindex', '0');
    rerender(withContent(<button type="button">Start a trace</button>));
    await waitFor(() => expect(panel).not.toHaveAttribute('tabindex'));
    // Calling it after each change of the panel would force a layout, which made the portal slow.
    expect(checkVisibility).not.toHaveBeenCalled();
    checkVisibility.mockRestore();
    screen.getByRole('tab').focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Start a trace' })).toHaveFocus();
    rerender(withContent(<p>Nothing here</p>));
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  });
});

describe('the select of a small screen', () => {
  it('replaces the row, with the counts of the tabs', async () => {
    onTestFinished(() => page.viewport(1280, 960));
    await page.viewport(360, 740);
    render(
      <Tabs
        label="Your portal"
        tabs={[
          { id: 'traces', label: 'Traces', content: 'The traces' },
          { id: 'pensions', label: 'Pensions', badge: 2, content: 'The pensions' },
        ]}
        selectedId="traces"
        onSelect={() => {}}
      />,
    );
    expect(Array.from(document.querySelectorAll('option'), (option) => option.text)).toEqual([
      'Traces',
      'Pensions (2)',
    ]);
    expect(screen.getByRole('combobox', { name: 'Show' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
