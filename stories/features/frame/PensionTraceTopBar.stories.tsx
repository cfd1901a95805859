import { BackendError, PensionTraceTopBar } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UseLogOutResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf, navigateOf, type PensionTraceStory } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const portal = getScenario('portal');

const meta = {
  title: 'Access/Top bar',
  excludeStories: ['byStatus'],
  component: PensionTraceTopBar,
  args: { hasProfileMenu: true },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof PensionTraceTopBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Presses the loaded menu. user-event would press the button of before, when the menu replaces it during the click. */
async function pressName({ canvas, userEvent }: Parameters<Play>[0], name: string) {
  const getButton = () => canvas.getByRole('button', { name });
  await waitFor(() => expect(getButton()).toHaveAttribute('data-rac'));
  await userEvent.click(getButton());
}

const openMenu: Play = async (context) => {
  await pressName(context, 'Margaret Hale');
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Your profile' })).toBeVisible());
};

export const Visitor: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Lantern Pension Tracing, home' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OutsideThePortal: Story = {
  args: { hasProfileMenu: false },
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(sentTo(loaded, 'portal_user')).toHaveLength(1));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const DuringOnboarding: Story = {
  args: { hasProfileMenu: false, hasLogOut: true },
  parameters: { pensionTrace: { scenario: 'reason' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Help: 0808 157 0192' })).toHaveAttribute(
      'href',
      'tel:08081570192',
    );
    await expect(await canvas.findByText(wholeText('Logged in as Margaret Hale'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and log out' }));
    await waitFor(() => expect(adapterOf(loaded).state.loggedInAs).toBeNull());
  },
};

export const SigningAgain: Story = {
  name: 'Where nothing is saved',
  args: { hasProfileMenu: false, hasLogOut: true, savesAnswers: false },
  parameters: { pensionTrace: { scenario: 'action-authorisation' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(adapterOf(loaded).state.loggedInAs).toBeNull());
  },
};

export const InThePortal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Margaret Hale' })).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'A name of 40 letters, in full in the menu',
  parameters: {
    pensionTrace: {
      scenario: {
        ...portal,
        customers: (portal.customers ?? []).map((customer) => ({
          ...customer,
          firstName: 'Maximiliana',
          lastName: 'Featherstonehaugh Cholmondel',
        })),
      },
    },
  },
  play: async (context) => {
    const name = 'Maximiliana Featherstonehaugh Cholmondel';
    await pressName(context, name);
    const bar = context.canvasElement.querySelector('header');
    await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(64);
    await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(2));
  },
};

export const MenuOpen: Story = {
  play: async (context) => {
    await openMenu(context);
    const items = screen.getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Profile', 'Logout']);
  },
};

export const ClickedOutside: Story = {
  name: 'Menu closed by a click outside',
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(navigateOf(context.loaded)).not.toHaveBeenCalled();
  },
};

export const ProfileChosen: Story = {
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await expect(navigateOf(context.loaded)).toHaveBeenCalledWith('/portal/profile');
  },
};

export const LoggedOut: Story = {
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(adapterOf(context.loaded).state.loggedInAs).toBeNull());
    await waitFor(() => expect(context.canvas.queryByRole('button')).not.toBeInTheDocument());
    await expect(sentTo(context.loaded, 'auth.logOut')).toHaveLength(1);
  },
};

export const LogOutFails: Story = {
  name: 'Logging out fails',
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { 'auth.logOut': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await openMenu(context);
    await context.userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const problem = await context.canvas.findByRole('alert');
    await expect(problem).toHaveTextContent('You are still logged in');
    await expect(context.canvas.getByRole('button', { name: 'Margaret Hale' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try to log out again' }));
    await waitFor(() => expect(sentTo(context.loaded, 'auth.logOut')).toHaveLength(2));
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

/** The session after a log-in on a device whose clock is wrong by so many seconds. */
const wrongBy = (clockError: number): PensionTraceStory => ({
  scenario: 'portal',
  auth: ({ onChange }) => ({
    onChange: (listener) => onChange((type, session) => listener(type, session && { ...session, clockError })),
  }),
});

export const ClockAhead: Story = {
  name: 'A clock that is two hours fast',
  parameters: { pensionTrace: wrongBy(7200) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your device’s clock is wrong by 2 hours')).toBeVisible();
    await expect(canvas.getByText(/^It is ahead of the real time\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close this message' }));
    await expect(canvas.queryByText(/clock is wrong/)).not.toBeInTheDocument();
  },
};

export const ClockBehind: Story = {
  name: 'A clock that is ten minutes slow',
  parameters: { pensionTrace: wrongBy(-600) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your device’s clock is wrong by 10 minutes')).toBeVisible();
    await expect(canvas.getByText(/^It is behind the real time\./)).toBeVisible();
  },
};

export const SessionNotKept: Story = {
  name: 'A browser that keeps no session',
  parameters: { pensionTrace: { scenario: 'portal', auth: () => ({ keepsSession: () => false }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This browser will not keep you logged in')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Margaret Hale' })).toBeVisible();
  },
};

export const LogoOfTheFirm: Story = {
  args: { logo: <strong>Lantern Pension Tracing</strong> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lantern Pension Tracing')).toBeVisible();
  },
};

export const LoggingOut: Story = {
  args: { hasProfileMenu: false, hasLogOut: true },
  parameters: { pensionTrace: { scenario: 'reason', memory: { pending: ['auth.logOut'] } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and log out' }));
    await waitFor(() => expect(sentTo(loaded, 'auth.logOut')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const byStatus = {
  success: LoggedOut,
  error: LogOutFails,
  idle: InThePortal,
  pending: LoggingOut,
} satisfies Record<UseLogOutResult['state']['status'], Story>;
