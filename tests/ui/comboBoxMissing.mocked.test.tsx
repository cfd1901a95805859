import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createMemoryAdapter } from '../../src/memory';
import type * as loading from '../../src/loading/lazyPart';
import { ComboBoxField } from '../../src/ui/ComboBoxField';
import { renderWithAdapter } from '../provider/renderWithAdapter';

const site = vi.hoisted(() => ({ isOnline: false }));
vi.mock('../../src/loading/lazyPart', async (original) => {
  const { lazyPart } = await original<typeof loading>();
  const failed = new TypeError('Failed to fetch dynamically imported module: /assets/ComboBoxList-9f2c41d0.js');
  return {
    lazyPart: ((load, options) =>
      lazyPart(() => (site.isOnline ? load() : Promise.reject(failed)), options)) satisfies typeof lazyPart,
  };
});

function Example() {
  const [value, onChange] = useState('');
  return <ComboBoxField label="Provider" value={value} onChange={onChange} suggestions={['Aviva']} />;
}

it('reports a list that fails to load, takes any text meanwhile, and loads it when the connection returns', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { errors } = renderWithAdapter(<Example />, createMemoryAdapter('logged-out'));
  await waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['unreachable']));
  const input = screen.getByRole('combobox', { name: 'Provider' });
  await user.type(input, 'Av');
  expect(input).toHaveValue('Av');
  expect(screen.queryByRole('option')).toBeNull();

  site.isOnline = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await user.type(input, 'i');
  expect(await screen.findByRole('option', { name: 'Aviva' })).toBeVisible();
  expect(input).toHaveValue('Avi');
});
