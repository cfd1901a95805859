import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent as realUser } from 'vitest/browser';
import { ComboBoxField } from '../../src/ui/ComboBoxField';
import { Menu } from '../../src/ui/Menu';
import { Modal } from '../../src/ui/Modal';
import '../../src/styles.css';

const nothing = () => undefined;

function Field({ suggestions = ['Aviva', 'Avon'], isLoading = false }) {
  const [value, onChange] = useState('');
  return <ComboBoxField {...{ value, onChange, suggestions, isLoading }} label="Provider" locale="en-GB" />;
}

const input = () => screen.getByRole('combobox');

async function typed(text: string) {
  const user = userEvent.setup();
  await user.type(input(), text);
  await screen.findByRole('listbox');
  return user;
}

describe('the list of suggestions', () => {
  it('is announced with its number of options, in the given language', async () => {
    render(<Field />);
    await typed('av');
    await waitFor(() =>
      expect(document.querySelector('body > [data-live-announcer]')).toHaveTextContent('2 options available.'),
    );
    expect(input()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  });

  it('announces the search while it is open', async () => {
    const { rerender } = render(<Field />);
    await typed('av');
    rerender(<Field isLoading suggestions={[]} />);
    expect(screen.getByRole('status')).toHaveTextContent('Searching...');
    expect(screen.getByRole('option', { name: 'Avon' })).toBeVisible();
  });

  it('closes without suggestions, and opens again with the next ones', async () => {
    const { rerender } = render(<Field />);
    await typed('av');
    rerender(<Field suggestions={[]} />);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    rerender(<Field suggestions={['Zurich']} />);
    expect(await screen.findByRole('option', { name: 'Zurich' })).toBeVisible();
  });

  it('selects nothing when Tab leaves the field, even from a highlighted suggestion', async () => {
    render(<Field />);
    const user = await typed('av');
    await user.keyboard('{ArrowDown}');
    expect(input()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Aviva' }).id);
    await user.tab();
    expect(input()).toHaveValue('av');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('is as wide as the field and close below it', async () => {
    render(<Field />);
    await typed('av');
    const field = input().getBoundingClientRect();
    const list = screen.getByRole('listbox').parentElement?.getBoundingClientRect();
    expect(list?.width).toBeCloseTo(field.width, 0);
    expect(list?.left).toBeCloseTo(field.left, 0);
    expect((list?.top ?? 0) - field.bottom).toBeCloseTo(4, 0);
  });
});

describe('in a dialog', () => {
  // Escape is a real key press, which the browser itself answers as well.
  it('Escape closes the list and nothing else; pressed again, it closes the dialog', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Modal isOpen onClose={onClose} heading="Create New Pension">
        <Field />
      </Modal>,
    );
    await typed('av');
    await realUser.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('av');
    await realUser.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a suggestion can be picked with a press', async () => {
    render(
      <Modal isOpen onClose={nothing} heading="Create New Pension">
        <Field suggestions={[]} />
        <Field />
      </Modal>,
    );
    const user = userEvent.setup();
    const [, second] = screen.getAllByRole('combobox');
    if (!second) throw new Error('The second field is missing.');
    await user.type(second, 'av');
    const option = await screen.findByRole('option', { name: 'Avon' });
    expect(option.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await user.click(option);
    expect(second).toHaveValue('Avon');
    expect(second).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(screen.getByRole('dialog').closest('[inert]')).toBeNull();
  });

  it('Escape closes a menu and nothing else', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Modal isOpen onClose={onClose} heading="Create New Pension">
        <Menu label="Account" items={[{ id: 'profile', label: 'Profile' }]} onAction={nothing}>
          Margaret
        </Menu>
      </Modal>,
    );
    const user = userEvent.setup();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Margaret' }));
    await screen.findByRole('menu');
    await realUser.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });
});
