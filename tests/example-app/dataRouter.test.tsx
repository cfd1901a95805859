import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useHref,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router-dom';
import { expect, it } from 'vitest';
import { PensionTraceProvider, type BackendError } from '../../src';
import { createMemoryAdapter } from '../../src/memory';
import { PensionTraceFrame } from '../../src/product';
import { expectConsole } from '../failOnConsole';

/** A host's layout on a data router. */
function Layout({ onError }: { onError: (error: BackendError) => void }) {
  const [adapter] = useState(() => createMemoryAdapter('portal'));
  const { pathname } = useLocation();
  const goTo = useNavigate();
  return (
    <PensionTraceProvider
      adapter={adapter}
      location={pathname}
      navigate={(path, options) => void goTo(path, options)}
      useHref={useHref}
      onError={onError}
    >
      <PensionTraceFrame>
        <Outlet />
      </PensionTraceFrame>
    </PensionTraceProvider>
  );
}

/** Passes a loader's error on to the boundary of the frame. */
function Rethrow(): never {
  throw useRouteError();
}

it('shows the status with which a loader of the host’s data router failed', async () => {
  expectConsole('error', 'the <Rethrow> component');
  const errors: BackendError[] = [];
  const router = createMemoryRouter(
    [
      {
        element: <Layout onError={(error) => errors.push(error)} />,
        children: [
          {
            path: '/portal',
            HydrateFallback: () => null,
            loader: () => {
              // As React Router's documentation does.
              // oxlint-disable-next-line typescript/only-throw-error
              throw new Response(null, { status: 404, statusText: 'Not Found' });
            },
            element: <p>The page</p>,
            errorElement: <Rethrow />,
          },
        ],
      },
    ],
    { initialEntries: ['/portal'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('404 Not Found')).toBeVisible();
  expect(errors.map(({ code, message }) => ({ code, message }))).toEqual([
    { code: 'unexpected', message: '404 Not Found' },
  ]);
});
