import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tour } from '../../../src/features/tour/Tour';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

// Reading the export throws, as a failed import does.
vi.mock('driver.js', () => ({
  get driver() {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/driver-9f2c41d0.js');
  },
}));

it('ends when its code fails to load, and reports it', async () => {
  const onEnded = vi.fn();
  const { errors } = renderWithAdapter(
    <Tour steps={[{ selector: 'body', title: 'A page', content: 'Look.' }]} isRunning onEnded={onEnded} />,
    createMemoryAdapter('portal'),
  );
  await waitFor(() => expect(onEnded.mock.calls).toEqual([[{ ending: 'unavailable' }]]));
  expect(errors.map(({ code }) => code)).toEqual(['outdated']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
