import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { loadable } from '../../../src/journeys/tracing/loadable';
import { PensionTraceProvider } from '../../../src';
import { createMemoryAdapter } from '../../../src/memory';
import { expectConsole } from '../../failOnConsole';

const Greeting = ({ name }: { name: string }) => <h1>Hello {name}</h1>;

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

function show(children: ReactNode) {
  return render(
    <PensionTraceProvider adapter={createMemoryAdapter('signed-out')}>
      <Boundary>{children}</Boundary>
    </PensionTraceProvider>,
  );
}

it('shows the loading screen until its code has arrived', async () => {
  const Screen = loadable(async () => Greeting);
  show(<Screen name="Margaret" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Hello Margaret' })).toBeTruthy();
});

it('shows at once when it was prepared', async () => {
  const load = vi.fn(async () => Greeting);
  const Screen = loadable(load);
  Screen.prepare();
  await Promise.resolve();
  show(<Screen name="Margaret" />);
  expect(screen.getByRole('heading', { name: 'Hello Margaret' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('hands a failure to the error boundary, and tries again when it is shown again', async () => {
  expectConsole('error', 'No connection');
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error('Prepared in vain')).mockRejectedValueOnce(new Error('No connection'));
  const Screen = loadable(load);
  Screen.prepare();
  const first = show(<Screen name="Margaret" />);
  expect(await screen.findByText('No connection')).toBeTruthy();
  first.unmount();
  show(<Screen name="Margaret" />);
  expect(await screen.findByRole('heading', { name: 'Hello Margaret' })).toBeTruthy();
});
