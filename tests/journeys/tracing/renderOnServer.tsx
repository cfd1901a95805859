import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { deferAdapter } from '../../../src/adapters/deferAdapter';
import type { PensionTraceAdapter } from '../../../src/backend/PensionTraceAdapter';
import { systemClock, type Clock } from '../../../src/domain/clock';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import type { Navigate } from '../../../src/provider/navigation';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';

/** A deferred adapter as in the example app: the browser knows whether there is a session. */
export function deferredAdapter(scenario: MemoryScenarioName, hasSession: boolean): PensionTraceAdapter {
  const adapter = createMemoryAdapter(scenario);
  return deferAdapter(() => Promise.resolve(adapter), { mayHaveSession: () => hasSession });
}

/** The product at an address, for a server and for the browser after it. */
export function siteAt(
  location: string,
  adapter: PensionTraceAdapter,
  navigate: Navigate = () => undefined,
  clock: Clock = systemClock,
) {
  const config = { companyName: 'Lantern Pension Tracing' };
  return (
    <StrictMode>
      <PensionTracing {...{ adapter, config, location, navigate, clock }} />
    </StrictMode>
  );
}

/** The markup of the product at an address, from a server that waits for everything. */
export function renderOnServer(location: string, adapter = deferredAdapter('logged-out', false), clock?: Clock) {
  return markupOf(siteAt(location, adapter, undefined, clock));
}

/** The markup of a site without a router of its own, for a request of this path. */
export function renderPathOnServer(serverPath: string) {
  const adapter = deferredAdapter('logged-out', false);
  return markupOf(<PensionTracing {...{ adapter, serverPath }} routing="path" basePath="/pensions" />);
}

async function markupOf(site: ReactNode) {
  const stream = await renderToReadableStream(site, { progressiveChunkSize: Infinity });
  await stream.allReady;
  return new Response(stream).text();
}
