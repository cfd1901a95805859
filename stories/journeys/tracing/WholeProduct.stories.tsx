import { PensionTraceOnboarding, PensionTracePortal, type PensionTracingProps } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { expect, waitFor, within } from 'storybook/test';
import { screenPlay, type ScreenState } from '../../screenPlay';
import { adapterOf, providerPropsOf } from '../../withPensionTrace';
import { BackOffice } from './BackOffice';
import { Product } from './Product';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Journeys/Whole product',
  tags: ['nightly'],
  parameters: {
    docs: {
      description: {
        component:
          'The composed product on the backend in memory. Everything works: sign up, go back, log out, reload the story to start again. The password of the sample customer, margaret.hale@example.com, is “correct horse battery”; the code of an authenticator app is 481516. The backend does not validate: only the forms check values.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignUpToPortal: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} />,
  play: screenPlay({ heading: 'Reclaim Your Lost Pension' }),
};

export const LogIn: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/login" />,
  play: screenPlay({ heading: 'Welcome Back', offers: ['Log in'] }),
};

export const Recovery: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => (
    <Product
      settings={providerPropsOf(context)}
      start="/forgot-password"
      aside={(open) => (
        <aside aria-label="Mailbox">
          <button
            type="button"
            onClick={() => {
              const { auth, state } = adapterOf(context.loaded);
              const [mail] = state.outbox;
              if (mail) void auth.openLink(mail.link).then(() => open('/reset-password'));
            }}
          >
            Open the link of the email
          </button>
        </aside>
      )}
    />
  ),
  play: screenPlay({
    does: [
      { fill: { Email: 'margaret.hale@example.com' } },
      { press: 'Send Reset Instructions' },
      { press: 'Open the link of the email' },
    ],
    heading: 'Reset Password',
    sees: [wholeText('This link is for the account of margaret.hale@example.com.')],
  }),
};

export const PortalWithTheBackOffice: Story = {
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (_, context) => {
    const queryClient = new QueryClient();
    return (
      <Product
        settings={{ ...providerPropsOf(context), queryClient }}
        start="/portal"
        aside={() => (
          <BackOffice adapter={adapterOf(context.loaded)} onChange={() => void queryClient.invalidateQueries()} />
        )}
      />
    );
  },
  async play(context) {
    await screenPlay({ does: [{ press: 'Move the first trace on' }], sees: ['Pension Found'] })(context);
    const found = within(context.canvas.getByRole('list', { name: 'Pension found' }));
    await waitFor(() => expect(found.getByText('Milton Mills')).toBeVisible());
  },
};

export const Administrator: Story = {
  parameters: { pensionTrace: { scenario: 'admin', config: { companyName: 'Lantern Pension Tracing' } } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/portal" />,
  async play(context) {
    await screenPlay({ heading: 'This is the customer site' })(context);
    await expect(context.canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

const Onboarding = (props: PensionTracingProps) => (
  <PensionTraceOnboarding {...props} portalUrl="/my-pensions" logInUrl="/log-in" />
);
const Portal = (props: PensionTracingProps) => (
  <PensionTracePortal {...props} onboardingUrl="/apply" logInUrl="/log-in" />
);

export const Finished: Story = {
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Onboarding} />,
  play: screenPlay({ heading: 'Your application is complete', offers: ['Go to your portal'] }),
};

export const Unfinished: Story = {
  parameters: { pensionTrace: { scenario: 'reason' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Portal} />,
  play: screenPlay({ heading: 'Your application is not finished', offers: ['Continue your application'] }),
};

export const LinkToAPage: Story = {
  name: 'A link to a page of the portal, for a customer who is not logged in',
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/portal/trace/trace-2" />,
  play: screenPlay({ heading: 'Reclaim Your Lost Pension', offers: ['Log in'] }),
};

/** Focus is on the news of the page. */
const newsPlay = (does: NonNullable<ScreenState['does']>, news: string): NonNullable<Story['play']> =>
  async function play(context) {
    await screenPlay({ does, heading: 'Reclaim Your Lost Pension', sees: [news] })(context);
    const status = context.canvas.getByText(news).closest('[role="status"]');
    await waitFor(() => expect(status).toHaveFocus());
  };

export const JustLoggedOut: Story = {
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/portal" />,
  play: newsPlay([{ press: 'Margaret Hale' }, { press: 'Logout' }], 'You have logged out.'),
};

export const JustSaved: Story = {
  name: 'After Save and log out',
  parameters: { pensionTrace: { scenario: 'reason' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/why" />,
  play: newsPlay([{ press: 'Save and log out' }], 'Your answers are saved.'),
};

const deletes = [
  { press: 'Delete My Data' },
  { dialog: 'Delete your data for good?' },
  { fill: { Password: 'correct horse battery' } },
  { press: 'Delete my data for good' },
];

export const JustDeleted: Story = {
  parameters: { pensionTrace: { scenario: 'cancelled' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/cancelled-application" />,
  play: newsPlay(deletes, 'Your data has been deleted'),
};

export const LoggedOut: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Portal} />,
  play: screenPlay({ heading: 'Log in to continue', offers: ['Log in'] }),
};

export const Deleted: Story = {
  name: 'Data deleted on a site with the portal only',
  parameters: { pensionTrace: { scenario: 'cancelled' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Portal} start="/cancelled-application" />,
  play: screenPlay({ does: deletes, heading: 'Your data has been deleted', lacks: ['Sign up'] }),
};

/** An unknown address opens the customer's step. */
export const UnknownAddress: Story = {
  parameters: { pensionTrace: { scenario: 'reason' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/nowhere" />,
  play: screenPlay({ heading: 'Why are you here today' }),
};
