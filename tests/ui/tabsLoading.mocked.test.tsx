import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Tabs } from '../../src/ui/Tabs';
import '../../src/styles.css';

const code = vi.hoisted(() => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { loaded, load: () => load() };
});
vi.mock(import('../../src/ui/TabRow'), async (original) => {
  await code.loaded;
  return original();
});

function Example() {
  const [selectedId, onSelect] = useState('Traces');
  const tabs = ['Traces', 'Pensions'].map((label) => ({ id: label, label, content: <p>{`The ${label}`}</p> }));
  return <Tabs label="Your portal" {...{ tabs, selectedId, onSelect }} />;
}

it('before its code has loaded, a press selects a tab; the row that replaces it keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const early = screen.getByRole('tab', { name: 'Pensions' });
  const style = getComputedStyle(early).cssText;
  await user.click(early);
  expect(screen.getByRole('tabpanel', { name: 'Pensions' })).toHaveTextContent('The Pensions');
  expect(early).toHaveFocus();

  // The code comes between a press and its release.
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('tab', { name: 'Traces' }) });
  code.load();
  await import('../../src/ui/TabRow');
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  await user.pointer('[/MouseLeft]');
  expect(screen.getByRole('tabpanel', { name: 'Traces' })).toHaveTextContent('The Traces');
  await waitFor(() => expect(early).not.toBeInTheDocument());
  const tab = screen.getByRole('tab', { name: 'Traces' });
  expect(tab).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Traces' })).toHaveAttribute('id', tab.getAttribute('aria-controls'));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Pensions' })).toHaveTextContent('The Pensions');
  await user.keyboard('{ArrowLeft}');
  expect(getComputedStyle(screen.getByRole('tab', { name: 'Pensions' })).cssText).toBe(style);
});
