import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tour } from '../../../src/features/tour/Tour';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

vi.mock('driver.js', () => ({
  driver: () => {
    throw new Error('The file failed to load');
  },
}));

it('ends when its code fails to load, and reports it', async () => {
  const onEnded = vi.fn();
  const { errors } = renderWithAdapter(
    <Tour steps={[{ selector: 'body', title: 'A page', content: 'Look.' }]} isRunning onEnded={onEnded} />,
    createMemoryAdapter('portal'),
  );
  await waitFor(() => expect(onEnded.mock.calls).toEqual([[{ ending: 'unavailable' }]]));
  expect(errors.map(({ message }) => message)).toEqual(['The file failed to load']);
  expect(screen.queryByRole('dialog')).toBeNull();
});
