import type { MemoryAdapter } from '@pension-trace/react/memory';
import { Button, Card } from '@pension-trace/react/ui';
import { useState } from 'react';

const statuses = ['Awaiting Review', 'Searching', 'Provider Contacted', 'Pension Found', 'Completed'];

export interface BackOfficeProps {
  adapter: MemoryAdapter;
  /** Called when the back-office has changed something. */
  onChange: () => void;
}

/** Simulates the back-office beside the portal: changes the status of the first trace. */
export function BackOffice({ adapter, onChange }: BackOfficeProps) {
  const [message, setMessage] = useState('Nothing has been done yet.');
  const [customer] = adapter.state.customers;
  const [trace] = customer?.traces ?? [];
  if (!customer || !trace) throw new Error('The back-office needs a customer with a trace.');

  function moveTo(name: string) {
    if (!trace) return;
    trace.status = { ...trace.status, name };
    trace.activity.unshift({
      description: `The back-office moved this trace to ${name}.`,
      date: '2026-03-10T10:30:00Z',
    });
    setMessage(`${trace.name} is at ${name}.`);
    onChange();
  }

  function nextStatus(): string {
    return statuses[statuses.indexOf(trace?.status.name ?? '') + 1] ?? 'Awaiting Review';
  }

  return (
    <aside aria-label="Back-office">
      <Card heading="Back-office">
        <p role="status">{message}</p>
        <Button onPress={() => moveTo(nextStatus())}>Move the first trace on</Button>
        <Button variant="secondary" onPress={() => moveTo('Nothing Found')}>
          Find nothing
        </Button>
      </Card>
    </aside>
  );
}
