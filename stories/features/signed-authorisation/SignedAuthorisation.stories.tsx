import { BackendError, SignedAuthorisation } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { useSignedAuthorisations } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const portal = getScenario('portal');
const [margaret] = portal.customers ?? [];
if (!margaret) throw new Error('The portal scenario has no customer.');
const [first] = margaret.authorisations ?? [];
if (!first) throw new Error('The portal scenario has no signed authorisation.');
const signedAgain = { ...first, kind: 'action', signedAt: '2026-03-06T10:20:00.000Z' };

const meta = {
  title: 'Portal/Signed authorisation',
  excludeStories: ['byStatus'],
  component: SignedAuthorisation,
  args: { onFile: fn() },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof SignedAuthorisation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signed on 16 February 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Download as PDF/ })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Print to sign in ink/ })).toBeEnabled();
  },
};

export const SignedTwice: Story = {
  parameters: {
    pensionTrace: { scenario: { ...portal, customers: [{ ...margaret, authorisations: [first, signedAgain] }] } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Your signed authorisations' });
    await expect(canvas.getAllByText(/^Signed on/).map(({ textContent }) => textContent)).toEqual([
      'Signed on 6 March 2026',
      'Signed on 16 February 2026',
    ]);
  },
};

export const NothingSignedYet: Story = {
  parameters: { pensionTrace: { scenario: { ...portal, customers: [{ ...margaret, authorisations: [] }] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your authorisation will be here once you have signed it.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_signed_authorisations'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading what you signed')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_signed_authorisations: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText(/^We could not load what you signed/)).toBeVisible();
  },
};

export const MakingThePdf: Story = {
  name: 'Making the PDF',
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_signed_authorisation'] } } },
  play: async ({ canvas, loaded }) => {
    const download = await canvas.findByRole('button', { name: /^Download as PDF/ });
    await userEvent.dblClick(download);
    await expect(download).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Print to sign in ink/ }));
    await expect(sentTo(loaded, 'portal_signed_authorisation')).toEqual([{ p_number: 1 }]);
  },
};

export const PdfMade: Story = {
  name: 'PDF made',
  play: async ({ canvas, args, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Download as PDF/ }));
    await waitFor(() => expect(args.onFile).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    await expect(await canvas.findByText('Your PDF has been saved to your downloads.')).toBeVisible();
    await expect(sentTo(loaded, 'portal_signed_authorisation')).toEqual([{ p_number: 1 }]);
  },
};

export const PdfNotMade: Story = {
  name: 'PDF not made',
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_signed_authorisation: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Print to sign in ink/ }));
    await expect(await canvas.findByText('Your PDF could not be made')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const byStatus = {
  empty: NothingSignedYet,
  error: NotLoaded,
  pending: Loading,
  success: Signed,
} satisfies Record<ReturnType<typeof useSignedAuthorisations>['status'], Story>;
