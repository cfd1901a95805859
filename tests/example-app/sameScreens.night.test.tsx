import { render } from '@testing-library/react';
import { StrictMode, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { configuration, rules } from '../../example-app/src/configuration';
import { Site } from '../../example-app/src/Site';
import { createMemoryAdapter, getScenario, type MemoryScenarioName } from '../../src/memory';
import { PensionTracing } from '../../src/product';
import '../../src/styles.css';

/** The product in one component, with the example app's configuration. */
function Composed({ address, scenario }: { address: string; scenario: MemoryScenarioName }) {
  const [adapter] = useState(() => createMemoryAdapter(scenario));
  const [location, setLocation] = useState(address);
  return (
    <PensionTracing
      adapter={adapter}
      config={configuration}
      rules={rules}
      location={location}
      navigate={setLocation}
      hasFooter={false}
      hasSigningConfirmation
    />
  );
}

/** The markup below the provider, without generated ids, once nothing in it changes any more. */
async function settledMarkup(site: ReactNode): Promise<string> {
  const { container, unmount } = render(<StrictMode>{site}</StrictMode>);
  const markup = () => {
    const frame = container.querySelector('.ptr-tracing');
    return (frame?.innerHTML ?? '').replaceAll(/(?:react-aria-?)?_r_\w+_|react-aria-\w+/g, 'id');
  };
  await vi.waitFor(
    async () => {
      const before = markup();
      expect(before).toContain('<h1');
      expect(before).not.toMatch(/ptr-loading-screen|ptr-skeleton/);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(markup()).toBe(before);
    },
    { timeout: 20_000 },
  );
  const settled = markup();
  unmount();
  return settled;
}

const [recipient] = getScenario('logged-out').customers ?? [];
if (!recipient) throw new Error('The scenario has no customer.');
const marketingLink = `/marketing?id=${recipient.id}&email=${encodeURIComponent(recipient.email)}`;

it.each([
  ['/signup', 'logged-out'],
  ['/login?id=invite-1', 'logged-out'],
  ['/login/invite-1', 'logged-out'],
  ['/forgot-password', 'logged-out'],
  [marketingLink, 'logged-out'],
  ['/personal', 'personal'],
  ['/address', 'address'],
  ['/why', 'reason'],
  ['/step6', 'not-eligible'],
  ['/create-trace', 'create-trace'],
  ['/traces', 'traces'],
  ['/known-pensions', 'known-pensions'],
  ['/add-pension', 'add-pension'],
  ['/pensions', 'pensions'],
  ['/authorisation', 'authorisation'],
  ['/action/authorisation', 'action-authorisation'],
  ['/cancelled-application', 'cancelled'],
  ['/portal', 'portal'],
  ['/portal/nowhere', 'portal'],
  ['/portal/profile', 'portal'],
  ['/portal/documents', 'portal'],
  ['/portal/trace/trace-1', 'portal'],
  ['/portal/pension/pension-2', 'portal'],
  ['/portal/support', 'portal'],
  ['/nowhere', 'reason'],
] as const)('shows the same at %s as the product in one component (%s)', async (address, scenario) => {
  const { href } = window.location;
  onTestFinished(() => window.history.replaceState(null, '', href));
  await vi.waitFor(
    async () => {
      const composed = await settledMarkup(<Composed address={address} scenario={scenario} />);
      const adapter = createMemoryAdapter(scenario);
      const named = await settledMarkup(
        <MemoryRouter initialEntries={[address]}>
          <Site adapter={adapter} />
        </MemoryRouter>,
      );
      expect(named).toBe(composed);
    },
    // The first time, some code may still be loading when the page is quiet.
    { timeout: 30_000 },
  );
});
