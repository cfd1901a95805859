import { PensionTracing } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wholeText } from '../../../tests/wholeText';
import { exampleConfig } from '../../exampleConfig';
import { adapterOf, navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Journeys/Whole page',
  tags: ['nightly'],
  component: PensionTracing,
  render: (_args, { loaded }) => (
    <PensionTracing
      adapter={adapterOf(loaded)}
      config={exampleConfig}
      clock={{ now: () => new Date('2026-03-10T10:30:00Z') }}
      hasPageTitles={false}
      hasSigningConfirmation
      onError={() => undefined}
      onWarning={() => undefined}
    />
  ),
} satisfies Meta<typeof PensionTracing>;

export default meta;
/** The picture of the letter takes a while on a busy machine. */
const slowly = { timeout: 20_000 };

type Story = StoryObj;

export const SignUp: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reclaim Your Lost Pension' })).toBeVisible();
    const footer = canvas.getByRole('contentinfo');
    await expect(footer).toHaveTextContent('Lantern Pension Tracing, company number 00000000.');
    await expect(footer).toHaveTextContent('Registered with the Information Commissioner’s Office: ZA000000.');
    await expect(canvas.queryByRole('button', { name: 'Save and log out' })).toBeNull();
  },
};

export const CheckingLink: Story = {
  name: 'A link to a new password, while it is checked',
  parameters: { pensionTrace: { scenario: 'logged-out', memory: { pending: ['auth.getSession'] } } },
  render: (_args, { loaded }) => (
    <PensionTracing
      adapter={adapterOf(loaded)}
      config={exampleConfig}
      location="/reset-password"
      navigate={navigateOf(loaded)}
      hasPageTitles={false}
      onError={() => undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We are checking the link/)).toBeVisible();
    await expect(canvas.queryByLabelText('New Password')).not.toBeInTheDocument();
  },
};

export const Onboarding: Story = {
  parameters: { pensionTrace: { scenario: 'reason' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Why are you here today' })).toBeVisible();
    await expect(canvas.getByText('Part 1 of 4: About you')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save and log out' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Help: 0808 157 0192' })).toBeVisible();
  },
};

export const SignAgain: Story = {
  name: 'Asked to sign again',
  parameters: { pensionTrace: { scenario: 'action-authorisation' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please sign again')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lantern Pension Tracing, home' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
};

type Play = Parameters<NonNullable<Story['play']>>[0];

/** Signs the letter. Returns the heading of the confirmation. */
async function sign({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
  await userEvent.click(canvas.getByLabelText('Your full name'));
  await userEvent.paste('Margaret Hale');
  await userEvent.click(canvas.getByRole('button', { name: 'Complete Application' }));
  return canvas.findByRole('heading', { level: 1, name: 'Your letter is signed' }, slowly);
}

export const Signed: Story = {
  name: 'Signed, with the confirmation',
  parameters: { pensionTrace: { scenario: 'authorisation' } },
  play: async ({ canvas, userEvent }) => {
    const heading = await sign({ canvas, userEvent });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(await canvas.findByText(wholeText(/^Your reference: [2-9A-Y]{4}-[2-9A-Y]{4}$/))).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Download as PDF/ })).toBeVisible();
  },
};

export const SignedLoading: Story = {
  name: 'Signed, while the letter loads',
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['portal_signed_authorisations'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await sign({ canvas, userEvent })).toBeVisible();
    await expect(canvas.getAllByText('Loading...').length).toBeGreaterThan(0);
    await expect(canvas.queryByText(wholeText(/^Your reference: /))).not.toBeInTheDocument();
  },
};
