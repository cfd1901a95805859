import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { ExpiredLink } from '../../../src/features/access/ExpiredLink';
import { ProblemScreen } from '../../../src/features/frame/ProblemScreen';
import { UnexpectedError } from '../../../src/features/frame/UnexpectedError';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

describe('a page that replaces the requested one', () => {
  it.each([
    ['This link does not work any more', <ExpiredLink key="link" />],
    [
      'We could not open your account',
      <ProblemScreen key="problem" error={new BackendError('timeout', 'late')} onRetry={() => undefined} />,
    ],
    ['Unexpected Application Error!', <UnexpectedError key="error" detail="404 Not Found" />],
  ])('moves focus to its heading: %s', (heading, page) => {
    renderWithAdapter(page, createMemoryAdapter());
    expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus();
  });
});
