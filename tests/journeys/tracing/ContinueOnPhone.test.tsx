import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { PensionTraceOnboarding, type PensionTracingProps } from '../../../src/product';
import { openAt } from './openAt';

/** The dark modules of the QR code of a path, as the picture draws them. */
function drawingOf(path: string): string {
  const { data } = encode(window.location.origin + path, { ecc: 'M', border: 4 });
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

const Onboarding = (props: PensionTracingProps) => (
  <PensionTraceOnboarding {...props} portalUrl="/my-pensions" logInUrl="/log-in" />
);

async function drawing(settings: Parameters<typeof openAt>[2]): Promise<string | null | undefined> {
  const config = { companyName: 'Lantern Pension Tracing', keepsDrafts: true };
  const { user } = openAt('/personal', 'personal', { config, ...settings });
  await user.click(await screen.findByText('Continue on your phone'));
  return screen.getByRole('img', { name: 'QR code to log in on your phone' }).querySelector('path')?.getAttribute('d');
}

it('encodes the log-in page, which opens the step after the log-in', async () => {
  expect(await drawing({})).toBe(drawingOf('/login'));
});

it('encodes the step for a host with its own log-in', async () => {
  expect(await drawing({ Component: Onboarding })).toBe(drawingOf('/personal'));
});
