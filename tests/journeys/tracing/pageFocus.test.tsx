import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter } from '../../../src/memory';

/** Opens a trace whose details wait for `release`. */
async function openTrace(user: ReturnType<typeof userEvent.setup>) {
  const adapter = createMemoryAdapter('portal');
  const rpc = adapter.rpc.bind(adapter);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(adapter, 'rpc').mockImplementation(async (name, ...sent) => {
    if (name === 'portal_user_trace') await released;
    return rpc(name, ...sent);
  });
  render(<PensionTracing adapter={adapter} config={{ companyName: 'Lantern Pension Tracing' }} />);
  await user.click(await screen.findByRole('link', { name: /^View Milton Mills$/ }));
  await screen.findByText(/^We are fetching where this stands/);
  return { release, findHeading: () => screen.findByRole('heading', { level: 1, name: 'Milton Mills' }) };
}

it('moves focus to a heading that renders late', async () => {
  const { release, findHeading } = await openTrace(userEvent.setup());
  release();
  const heading = await findHeading();
  await waitFor(() => expect(heading).toHaveFocus());
});

it('keeps focus on the control that the customer pressed while the page loaded', async () => {
  const user = userEvent.setup();
  const { release, findHeading } = await openTrace(user);
  const help = screen.getByRole('button', { name: 'Help' });
  await user.click(help);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(help).toHaveFocus());
  release();
  await findHeading();
  expect(help).toHaveFocus();
});
