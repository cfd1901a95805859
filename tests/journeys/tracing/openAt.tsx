import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Navigate } from '../../../src/provider/navigation';
import { PensionTracing, type PensionTracingProps } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { atOnce, stillClock } from '../../provider/renderWithAdapter';

type Settings = Partial<PensionTracingProps> & { Component?: (props: PensionTracingProps) => React.ReactNode };

/** Opens the product at an address of a host's own router; `path()` is the present address without its query. */
export function openAt(address: string, scenario: MemoryScenario | MemoryScenarioName, settings: Settings = {}) {
  const { Component = PensionTracing, config, ...props } = settings;
  const adapter = createMemoryAdapter(scenario, { clock: stillClock });
  const visited: string[] = [address];

  function Host() {
    const [location, setLocation] = useState(address);
    const [navigate] = useState<Navigate>(() => (path: string) => {
      visited.push(path);
      setLocation(path);
    });
    return (
      <Component
        adapter={adapter}
        clock={stillClock}
        config={{ ...atOnce, ...(config ?? { companyName: 'Lantern Pension Tracing' }) }}
        onError={() => undefined}
        {...props}
        location={location}
        navigate={navigate}
      />
    );
  }

  return {
    ...render(<Host />),
    adapter,
    user: userEvent.setup(),
    visited,
    path: () => (visited.at(-1) ?? '').split('?')[0],
  };
}
