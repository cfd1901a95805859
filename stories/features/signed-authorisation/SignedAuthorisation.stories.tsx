import { BackendError, SignedAuthorisation } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { useSignedAuthorisations } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { listPlay, oops } from '../../listPlay';
import { sentTo } from '../../sentTo';

const portal = getScenario('portal');
const [margaret] = portal.customers ?? [];
if (!margaret) throw new Error('The portal scenario has no customer.');
const [first] = margaret.authorisations ?? [];
if (!first) throw new Error('The portal scenario has no signed authorisation.');
const signedAgain = { ...first, kind: 'action', signedAt: '2026-03-06T10:20:00.000Z' };

const list = listPlay({
  scenario: 'portal',
  emptyScenario: { ...portal, customers: [{ ...margaret, authorisations: [] }] },
  call: 'portal_signed_authorisations',
  list: 'Your signed authorisations',
  pending: ['Loading what you signed', 1],
  error: [oops, 'We could not load what you signed. Please try again later.'],
  empty: ['Nothing signed yet', 'Your authorisation will be here once you have signed it.'],
});
const { play } = list;

const meta = {
  title: 'Portal/Signed authorisation',
  excludeStories: ['byStatus'],
  component: SignedAuthorisation,
  args: { onFile: fn() },
  parameters: list.success,
} satisfies Meta<typeof SignedAuthorisation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signed: Story = {
  play: play('success', {
    items: [/^Signed on 16 February 2026Reference AANC-TF88Download as PDF.*Print to sign in ink/],
  }),
};

export const SignedTwice: Story = {
  parameters: list.with({
    scenario: { ...portal, customers: [{ ...margaret, authorisations: [first, signedAgain] }] },
  }),
  play: play('success', { items: [/^Signed on 6 March 2026/, /^Signed on 16 February 2026/] }),
};

export const NothingSignedYet: Story = {
  parameters: list.empty,
  play: play('empty', { lacks: ['Download as PDF', 'Print to sign in ink'] }),
};

export const Loading: Story = { parameters: list.pending, play: play('pending') };
export const NotLoaded: Story = { parameters: list.error, play: play('error') };

export const MakingThePdf: Story = {
  name: 'Making the PDF',
  parameters: list.with({ memory: { pending: ['portal_signed_authorisation'] } }),
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
  parameters: list.with({
    memory: { fail: { portal_signed_authorisation: new BackendError('unreachable', 'No answer came') } },
  }),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Print to sign in ink/ }));
    await expect(await canvas.findByText('Your PDF could not be made')).toBeVisible();
    await expect(canvas.getByText(/^We could not reach our service\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const byStatus = {
  empty: NothingSignedYet,
  error: NotLoaded,
  pending: Loading,
  success: Signed,
} satisfies Record<ReturnType<typeof useSignedAuthorisations>['status'], Story>;
