import { PensionTraceOnboarding, PensionTracePortal, type PensionTracingProps } from '@pension-trace/react/product';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient } from '@tanstack/react-query';
import { expect, screen, waitFor, within } from 'storybook/test';
import { adapterOf, providerPropsOf } from '../../withPensionTrace';
import { BackOffice } from './BackOffice';
import { Product } from './Product';
import { signUpToPortal } from './signUpToPortal';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Journeys/Whole product',
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
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The customer's actions: fill a field, press a button, wait for a page. */
function actionsOf({ canvas, userEvent }: Context) {
  return {
    waitForPage: (name: string) => canvas.findByRole('heading', { level: 1, name }, { timeout: 20_000 }),
    fill: async (label: string | RegExp, text: string) =>
      userEvent.type(await canvas.findByLabelText(label, { selector: 'input' }), text),
    press: async (name: string) => userEvent.click(await canvas.findByRole('button', { name })),
    follow: async (name: string) => userEvent.click(await canvas.findByRole('link', { name })),
  };
}

export const SignUpToPortal: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const own = actionsOf(context);
    await own.waitForPage('Reclaim Your Lost Pension');
    await signUpToPortal({
      ...own,
      select: (label, option) => userEvent.selectOptions(canvas.getByLabelText(label), option),
      tickEverything: async () => {
        for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
      },
      choose: (name) => userEvent.click(canvas.getByRole('radio', { name })),
    });
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Welcome To Your Pension Dashboard' },
      { timeout: 20_000 },
    );
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(
      adapterOf(context.loaded)
        .state.customers.at(-1)
        ?.traces.map(({ name }) => name),
    ).toEqual(['Halifax Mills']);
  },
};

export const LogIn: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/login" />,
  play: async (context) => {
    const { waitForPage, fill, press } = actionsOf(context);
    await waitForPage('Welcome Back');
    await fill('Email', 'margaret.hale@example.com');
    await fill('Password', 'correct horse battery');
    await press('Log in');
    await expect(await context.canvas.findByText('Milton Mills', {}, { timeout: 20_000 })).toBeVisible();
  },
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
  play: async (context) => {
    const { waitForPage, fill, press } = actionsOf(context);
    await waitForPage('Forgot Password');
    await fill('Email', 'margaret.hale@example.com');
    await press('Send Reset Instructions');
    await context.canvas.findByText(wholeText("We've sent password reset instructions to margaret.hale@example.com"));
    await press('Open the link of the email');
    await waitForPage('Reset Password');
    await context.canvas.findByText(wholeText('This link is for the account of margaret.hale@example.com.'));
    await fill('New Password', 'a new long password');
    await fill('Confirm Password', 'a new long password');
    await press('Reset Password');
    await waitForPage('Password Reset Successfully');
    await expect(adapterOf(context.loaded).state.customers[0]?.password).toBe('a new long password');
  },
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
  play: async (context) => {
    const { press } = actionsOf(context);
    await context.canvas.findByText('Milton Mills', {}, { timeout: 20_000 });
    await press('Move the first trace on');
    const found = within(await context.canvas.findByRole('list', { name: 'Found' }));
    await waitFor(() => expect(found.getByText('Milton Mills')).toBeVisible());
    await expect(found.getByText('Pension Found')).toBeVisible();
  },
};

export const Administrator: Story = {
  parameters: { pensionTrace: { scenario: 'admin', config: { companyName: 'Lantern Pension Tracing' } } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/portal" />,
  play: async (context) => {
    await actionsOf(context).waitForPage('This is the customer site');
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
  play: async (context) => {
    await actionsOf(context).waitForPage('Your application is complete');
    await expect(context.canvas.getByRole('link', { name: 'Go to your portal' })).toHaveAttribute(
      'href',
      '#/my-pensions',
    );
  },
};

export const Unfinished: Story = {
  parameters: { pensionTrace: { scenario: 'reason' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Portal} />,
  play: async (context) => {
    await actionsOf(context).waitForPage('Your application is not finished');
    await expect(context.canvas.getByRole('link', { name: 'Continue your application' })).toHaveAttribute(
      'href',
      '#/apply',
    );
  },
};

export const LinkToAPage: Story = {
  name: 'A link to a page of the portal, for a customer who is not logged in',
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/portal/trace/trace-2" />,
  play: async (context) => {
    const { waitForPage, fill, press } = actionsOf(context);
    await waitForPage('Reclaim Your Lost Pension');
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Log in' }));
    await waitForPage('Welcome Back');
    await fill('Email', 'margaret.hale@example.com');
    await fill('Password', 'correct horse battery');
    await press('Log in');
    await expect(await waitForPage('Cranford Haberdashers')).toBeVisible();
  },
};

export const JustLoggedOut: Story = {
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/portal" />,
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Margaret Hale' }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await actionsOf(context).waitForPage('Reclaim Your Lost Pension');
    const news = context.canvas.getByText('You have logged out.').closest('[role="status"]');
    await waitFor(() => expect(news).toHaveFocus());
  },
};

export const JustDeleted: Story = {
  parameters: { pensionTrace: { scenario: 'cancelled' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/cancelled-application" />,
  play: async (context) => {
    const { waitForPage, press } = actionsOf(context);
    await press('Delete My Data');
    const password = await screen.findByLabelText('Password', { selector: 'input' });
    await context.userEvent.type(password, 'correct horse battery');
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete my data for good' }));
    await waitForPage('Reclaim Your Lost Pension');
    const news = context.canvas.getByText('Your data has been deleted').closest('[role="status"]');
    await waitFor(() => expect(news).toHaveFocus());
  },
};

export const LoggedOut: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Portal} />,
  play: async (context) => {
    await actionsOf(context).waitForPage('Log in to continue');
    await expect(context.canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/log-in');
  },
};

export const Deleted: Story = {
  name: 'Data deleted on a site with the portal only',
  parameters: { pensionTrace: { scenario: 'cancelled' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} as={Portal} start="/cancelled-application" />,
  play: async (context) => {
    const { waitForPage, press } = actionsOf(context);
    await press('Delete My Data');
    const password = await screen.findByLabelText('Password', { selector: 'input' });
    await context.userEvent.type(password, 'correct horse battery');
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete my data for good' }));
    await waitForPage('Your data has been deleted');
    await expect(context.canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

/** An unknown address opens the customer's step. */
export const UnknownAddress: Story = {
  parameters: { pensionTrace: { scenario: 'reason' } },
  render: (_, context) => <Product settings={providerPropsOf(context)} start="/nowhere" />,
  play: async (context) => {
    await expect(await actionsOf(context).waitForPage('Why are you here today')).toBeVisible();
  },
};
