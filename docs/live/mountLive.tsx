import { PensionTraceProvider, type BackendError } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { PensionTracing } from '@pension-trace/react/product';
import '@pension-trace/react/styles.css';
import { createRoot } from 'react-dom/client';
import { exampleConfig } from '../../stories/exampleConfig';
import { screens, type LiveScreen } from './screens';

const table: Readonly<Record<string, LiveScreen>> = screens;
const clock = { now: () => new Date('2026-03-10T10:30:00Z') };

/** Renders the named screen, or else the product from sign-up, on the memory adapter. */
export function mountLive(element: Element, name: string | null): void {
  const [scenario, screen] = table[name ?? ''] ?? ['logged-out', undefined];
  const settings = {
    adapter: createMemoryAdapter(scenario, { clock }),
    clock,
    config: exampleConfig,
    // The console of the documentation is its reader's.
    onError: (error: BackendError) => console.debug(error),
    onWarning: () => undefined,
  };
  createRoot(element).render(
    screen ? <PensionTraceProvider {...settings}>{screen({})}</PensionTraceProvider> : <PensionTracing {...settings} />,
  );
}
