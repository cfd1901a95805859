import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UnexpectedError } from '../../../src/features/frame/UnexpectedError';
import { PageTitleContext } from '../../../src/provider/pageTitle';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { openAt } from './openAt';

const firm = 'Lantern Pension Tracing';

it('names the tab after the trace, the pension and the guide that the page shows, with the status', async () => {
  const { adapter, unmount } = openAt('/portal/trace/trace-1', 'portal');
  const [customer] = adapter.state.customers;
  const [trace] = customer?.traces ?? [];
  const [guide] = adapter.state.guides;
  const [pension] = customer?.pensions ?? [];
  await waitFor(() => expect(document.title).toBe(`${trace?.name}: ${trace?.status.name} – ${firm}`));
  unmount();
  const onGuide = openAt(`/portal/support/guide/${guide?.id}`, 'portal');
  await waitFor(() => expect(document.title).toBe(`${guide?.title} – ${firm}`));
  onGuide.unmount();
  openAt(`/portal/pension/${pension?.id}`, 'portal');
  await waitFor(() => expect(document.title).toBe(`${pension?.name}: ${pension?.status?.name} – ${firm}`));
});

it('changes the status in the tab when the trace moves', async () => {
  const { adapter } = openAt('/portal/trace/trace-1', 'portal');
  await waitFor(() => expect(document.title).toMatch(/^Milton Mills: /));
  const [trace] = adapter.state.customers[0]?.traces ?? [];
  if (!trace) throw new Error('There is no trace.');
  trace.status.name = 'Duplicate';
  adapter.announceChange('traces');
  await waitFor(() => expect(document.title).toBe(`Milton Mills: Apart Of Another Trace – ${firm}`));
});

it('removes the name when another page opens', async () => {
  const { user, findByRole } = openAt('/portal/trace/trace-1', 'portal');
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^Milton Mills: .+ – ${firm}$`)));
  await user.click(await findByRole('link', { name: 'Lantern Pension Tracing, home' }));
  await waitFor(() => expect(document.title).toBe(`Your portal – ${firm}`));
});

it('names the tab after an unexpected error', () => {
  const setTitle = vi.fn();
  renderWithAdapter(
    <PageTitleContext value={setTitle}>
      <UnexpectedError detail="404 Not Found" />
    </PageTitleContext>,
    createMemoryAdapter('portal'),
  );
  expect(setTitle).toHaveBeenLastCalledWith('Unexpected Application Error!');
});
