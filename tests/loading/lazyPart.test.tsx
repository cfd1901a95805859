import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useEffect, useState } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CodeContext } from '../../src/loading/CodeContext';
import { lazyPart, type FailureProps } from '../../src/loading/lazyPart';

const Menu = ({ name }: { name: string }) => <p>Menu of {name}</p>;
const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Menu-9f2c41d0.js');

function Fallback({ name, isRetrying, onRetry }: { name: string } & FailureProps) {
  return (
    <button type="button" onClick={onRetry}>
      {isRetrying ? 'Loading' : `No menu of ${name}`}
    </button>
  );
}

/** Rejects the given number of times, then loads. */
function failing(times: number) {
  const load = vi.fn(async () => Menu);
  for (let round = 0; round < times; round += 1) load.mockRejectedValueOnce(missing);
  return load;
}

const show = (part: React.ReactElement) =>
  render(
    <>
      <h1>The page</h1>
      {part}
    </>,
  );

it('shows the part when its code has loaded', async () => {
  const Part = lazyPart(failing(0), { Failed: Fallback });
  show(<Part name="Margaret" />);
  expect(await screen.findByText('Menu of Margaret')).toBeVisible();
});

it('shows the fallback and keeps the page when the code fails to load, until a retry succeeds', async () => {
  const Part = lazyPart(failing(2), { Failed: Fallback });
  show(<Part name="Margaret" />);
  const button = await screen.findByRole('button', { name: 'No menu of Margaret' });
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'No menu of Margaret' });
  await userEvent.click(button);
  expect(await screen.findByText('Menu of Margaret')).toBeVisible();
});

it('loads again when the browser is back online, even without a fallback', async () => {
  const load = failing(1);
  const Part = lazyPart(load);
  show(<Part name="Margaret" />);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  // The part listens once it has rendered after the failure.
  await vi.waitFor(async () => {
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
  });
  expect(await screen.findByText('Menu of Margaret')).toBeVisible();
});

it('reports each failure once', async () => {
  const onError = vi.fn();
  const handlers = { convert: async () => 'converted', onError };
  const Part = lazyPart(failing(2), { Failed: Fallback });
  show(createElement(CodeContext.Provider, { value: handlers }, <Part name="Margaret" />));
  const button = await screen.findByRole('button', { name: 'No menu of Margaret' });
  expect(onError.mock.calls).toEqual([['converted']]);
  await userEvent.click(button);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2));
});

it('shows at once when its code was loaded before it rendered', async () => {
  const Part = lazyPart(failing(1), { Pending: () => <p>Loading</p> });
  await expect(Part.load()).rejects.toBe(missing);
  await Part.load();
  show(<Part name="Margaret" />);
  expect(screen.getByText('Menu of Margaret')).toBeVisible();
});

it('is held back by the press that wants it', async () => {
  function useIsWanted() {
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => {
      const want = () => setIsWanted(true);
      addEventListener('pointerdown', want);
      return () => removeEventListener('pointerdown', want);
    }, []);
    return isWanted;
  }
  const Part = lazyPart(failing(0), { useIsWanted, Pending: () => <button type="button">Menu</button> });
  show(<Part name="Margaret" />);
  await Part.load();
  const button = screen.getByRole('button', { name: 'Menu' });
  fireEvent.pointerDown(button);
  await act(async () => void (await Part.load()));
  expect(button).toBeInTheDocument();
  fireEvent.pointerUp(button);
  expect(await screen.findByText('Menu of Margaret')).toBeVisible();
});

it.each([
  ['nothing', {}, '<div></div>'],
  ['its placeholder', { Pending: () => <p>Loading</p> }, '<div><p>Loading</p></div>'],
])('sends %s from a server', async (_name, options, markup) => {
  const Part = lazyPart(failing(0), options);
  const stream = await renderToReadableStream(
    <div>
      <Part name="Margaret" />
    </div>,
  );
  expect(await new Response(stream).text()).toBe(markup);
});
