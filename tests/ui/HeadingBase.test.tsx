import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Processing } from '../../src/features/processing/Processing';
import { createMemoryAdapter } from '../../src/memory';
import { HeadingBase } from '../../src/ui';
import { renderWithAdapter } from '../provider/renderWithAdapter';

it('lowers the level of every heading of a screen on a page that has its own h1', () => {
  renderWithAdapter(
    <HeadingBase level={2}>
      <Processing />
    </HeadingBase>,
    createMemoryAdapter('processing'),
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Processing Your Application' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'What we are doing' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

it('starts at 1 by default', () => {
  renderWithAdapter(<Processing />, createMemoryAdapter('processing'));
  expect(screen.getByRole('heading', { level: 1, name: 'Processing Your Application' })).toBeVisible();
});
