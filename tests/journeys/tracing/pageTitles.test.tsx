import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnexpectedError } from '../../../src/features/frame/UnexpectedError';
import { PageTitleContext } from '../../../src/provider/pageTitle';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import { PensionTraceOnboarding, PensionTracePortal, type PensionTracingProps } from '../../../src/product';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { openAt } from './openAt';
import { wholeText } from '../../wholeText';

const firm = 'Lantern Pension Tracing';
const Onboarding = (props: PensionTracingProps) => (
  <PensionTraceOnboarding {...props} portalUrl="/my-pensions" logInUrl="/log-in" />
);
const Portal = (props: PensionTracingProps) => (
  <PensionTracePortal {...props} onboardingUrl="/apply" logInUrl="/log-in" />
);

it('names the tab after the trace, the pension and the guide that the page shows, with the status', async () => {
  const { adapter, unmount } = openAt('/portal/trace/trace-1', 'portal');
  const [customer] = adapter.state.customers;
  const [trace] = customer?.traces ?? [];
  const [guide] = adapter.state.guides;
  const [pension] = customer?.pensions ?? [];
  await waitFor(() => expect(document.title).toBe(`${trace?.name}: Asked – ${firm}`));
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
  await waitFor(() => expect(document.title).toBe(`Milton Mills: Goes on with another trace – ${firm}`));
});

it('removes the name when another page opens', async () => {
  const { user, findByRole } = openAt('/portal/trace/trace-1', 'portal');
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^Milton Mills: .+ – ${firm}$`)));
  await user.click(await findByRole('link', { name: 'Lantern Pension Tracing, home' }));
  await waitFor(() => expect(document.title).toBe(`Your portal – ${firm}`));
});

it('a half no longer names the trace once the customer has logged out', async () => {
  document.title = 'Lantern';
  const { adapter, unmount } = openAt('/portal/trace/trace-1', 'portal', { Component: Portal });
  await waitFor(() => expect(document.title).toMatch(/^Milton Mills: /));
  await adapter.auth.logOut();
  await waitFor(() => expect(document.title).toBe(`Log in to continue – ${firm}`));
  unmount();
  expect(document.title).toBe('Lantern');
});

it.each<[string, MemoryScenarioName, typeof Portal]>([
  ['Log in to continue', 'logged-out', Onboarding],
  ['Your application is complete', 'portal', Onboarding],
  ['Your application is not finished', 'reason', Portal],
])('a half names the tab after its screen: %s', async (name, scenario, Component) => {
  document.title = 'Lantern';
  const { unmount } = openAt('/', scenario, { Component });
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.title).toBe(`${name} – ${firm}`));
  unmount();
  expect(document.title).toBe('Lantern');
});

it('a half names the tab after a deletion', async () => {
  const { user } = openAt('/cancelled-application', 'cancelled', { Component: Portal });
  await user.click(await screen.findByRole('button', { name: 'Delete My Data' }));
  await user.type(await screen.findByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Delete my data for good' }));
  await waitFor(() => expect(document.title).toBe(`Your data has been deleted – ${firm}`));
});

it('names the page, not the trace, before the trace has loaded and after a log-out', async () => {
  document.title = 'Lantern';
  const { adapter } = openAt('/portal/trace/trace-1', 'portal');
  await waitFor(() => expect(document.title).toBe(`Your trace – ${firm}`));
  await waitFor(() => expect(document.title).toMatch(/^Milton Mills: /));
  await adapter.auth.logOut();
  await waitFor(() => expect(document.title).toBe(`Log in – ${firm}`));
});

it('keeps the host’s title while the account loads at the home path', async () => {
  document.title = 'Lantern';
  openAt('/', 'portal', { Component: Portal });
  expect(document.title).toBe('Lantern');
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

describe('‘Error:’ in the title', () => {
  const titled = (title: string) => waitFor(() => expect(document.title).toBe(`${title} – ${firm}`));
  const errors = () => document.querySelectorAll('.ptr-error-summary, .ptr-field__error').length;

  it('goes when the last error is corrected, and comes with the next one', async () => {
    const { user } = openAt('/forgot-password', 'logged-out');
    const email = await screen.findByLabelText('Email');
    await user.click(screen.getByRole('button', { name: 'Send Reset Instructions' }));
    await titled('Error: Forgot password');
    await user.type(email, 'margaret@example.com');
    await waitFor(() => expect(errors()).toBe(0));
    await titled('Forgot password');
    await user.clear(email);
    await waitFor(() => expect(errors()).toBeGreaterThan(0));
    await titled('Error: Forgot password');
  });

  it('goes on the next step of the same page', async () => {
    const { user } = openAt('/create-trace', 'create-trace');
    const employer = await screen.findByLabelText('Employer');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await titled('Error: Trace a pension');
    await user.type(employer, 'Milton Mills');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByLabelText('Pension provider (If Known)');
    expect(errors()).toBe(0);
    await titled('Trace a pension');
  });

  it('goes after a successful search, and shows with a failed one', async () => {
    const { user } = openAt('/address', 'address');
    const postcode = await screen.findByLabelText('Postcode');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await titled('Error: Your address');
    await user.type(postcode, 'YO22 4DE{Enter}');
    await screen.findByText('No addresses found for this postcode.', { selector: 'form [role=status] *' });
    await titled('Error: Your address');
    await user.clear(postcode);
    await user.type(postcode, 'EX71 4BB{Enter}');
    await screen.findAllByText(wholeText('1 address found for EX71 4BB'));
    await user.click(screen.getByRole('button', { name: 'Flat 3, 48 Mill Lane, Exampleford' }));
    await waitFor(() => expect(errors()).toBe(0));
    await titled('Your address');
  });

  it('is on the page behind a dialog whose form has errors, until the dialog closes', async () => {
    const { user } = openAt('/portal', 'portal');
    await user.click(await screen.findByRole('button', { name: 'Add Trace' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    await titled('Error: Your portal');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await titled('Your portal');
    await user.click(screen.getByRole('button', { name: 'Add Trace' }));
    await screen.findByRole('dialog');
    expect(errors()).toBe(0);
    await titled('Your portal');
  });
});
