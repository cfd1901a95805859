import { AuthorisationPad, BackendError, LogInForm, type AuthorisationPadProps } from '@pension-trace/react';
import { useSession, type UseAuthorisationResult, type useAccount } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import { drawSignature } from './drawSignature';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const meta = {
  title: 'Onboarding/Authorisation',
  excludeStories: ['byStatus'],
  component: AuthorisationPad,
  args: { onCompleted: fn(), onInvalid: fn(), captureScreenshot: fn(() => Promise.resolve(picture)) },
  parameters: { pensionTrace: { scenario: 'authorisation' } },
} satisfies Meta<typeof AuthorisationPad>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const tickAll: Play = async ({ canvas, userEvent }) => {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
};

const draw: Play = async ({ canvas }) => drawSignature(await canvas.findByRole('img', { name: /^Place for your/ }));

const typeName: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Type' }));
  await userEvent.type(canvas.getByLabelText('Your full name'), 'Margaret Hale');
};

const complete: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Complete Application' }));
};

const evidenceOf = (loaded: Record<string, unknown>, name: string): unknown => {
  const call = adapterOf(loaded).calls.find((made) => made.name === name);
  return JSON.parse(call?.headers['X-Evidence'] ?? 'null');
};

const wording: unknown = expect.stringMatching(/^Lantern Pension Tracing .*letter-hmrc:1 .*data-protection:1 hmrc:1/s);

const aPng: unknown = expect.stringMatching(/^data:image\/png;base64,/);
const aLargePng: unknown = expect.stringMatching(/^data:image\/png;base64,.{10000}/);
const sent = {
  p_data_protection: true,
  p_hmrc_authorised: true,
  p_signature: aPng,
  p_screenshot: picture,
};

export const BeforeSigning: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Please confirm you have read the following')).toBeVisible();
    await expect(canvas.getByText('Dated 10 March 2026')).toBeVisible();
    await expect(canvas.getByText('Mrs Margaret Hale')).toBeVisible();
    await expect(canvas.getAllByText('Margaret Thornton')).toHaveLength(2);
    await expect(canvas.getByText(/Lantern Pension Tracing will also ask HM Revenue & Customs/)).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(sentTo(loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const BornAfterTheCutOff: Story = {
  name: 'Born after 5 April 1962, without the HMRC agreement',
  parameters: { pensionTrace: { scenario: 'authorisation-born-after-1962' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.queryByText(/HM Revenue/)).toBeNull();
    await expect(sentTo(loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const SignedWithoutHmrc: Story = {
  name: 'Signed, without the HMRC agreement',
  parameters: { pensionTrace: { scenario: 'authorisation-born-after-1962' } },
  play: async (context) => {
    await tickAll(context);
    await typeName(context);
    await complete(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [12] }));
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([{ ...sent, p_hmrc_authorised: false }]);
  },
};

const [signer] = getScenario('action-authorisation').customers ?? [];

export const WithoutAnAddress: Story = {
  args: { action: true, onChange: fn() },
  parameters: {
    pensionTrace: {
      scenario: {
        ...getScenario('action-authorisation'),
        customers: signer ? [{ ...signer, addresses: signer.addresses?.filter(({ type }) => type.id !== 1) }] : [],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('We need your address first')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Complete Application' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add your address' }));
    await expect(args.onChange).toHaveBeenCalledWith('address');
  },
};

export const RequestedAgain: Story = {
  name: 'Requested again by the back office',
  args: { action: true },
  parameters: { pensionTrace: { scenario: 'action-authorisation' } },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText('Please confirm you have read the following')).toBeVisible();
    await expect(sentTo(loaded, 'portal_action_authorisation')).toEqual([]);
  },
};

export const SignedAgain: Story = {
  args: { action: true },
  parameters: { pensionTrace: { scenario: 'action-authorisation' } },
  play: async (context) => {
    await tickAll(context);
    await typeName(context);
    await complete(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [13] }));
    await expect(sentTo(context.loaded, 'portal_action_authorisation')).toEqual([sent]);
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([]);
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
};

export const AnotherName: Story = {
  name: 'Typed a name that is not the account’s',
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await tickAll(context);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Type' }));
    await userEvent.type(canvas.getByLabelText('Your full name'), 'Peggy Hale');
    await complete(context);
    await expect(await canvas.findByRole('link', { name: /^Is this your full name\?/ })).toBeVisible();
    await expect(sentTo(loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone: Start signing goes to the first tick, then to the signature',
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const start = await canvas.findByRole('button', { name: 'Start signing' });
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText('Margaret Hale', { selector: 'summary *' })).toBeVisible();
    await userEvent.click(start);
    await expect(canvas.getByLabelText('Data protection')).toHaveFocus();
    await tickAll(context);
    window.scrollTo(0, 0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Start signing' }));
    await expect(canvas.getByRole('group', { name: 'Please sign below' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Start signing' })).not.toBeInTheDocument());
  },
};

export const Drawn: Story = {
  name: 'Ticked and drawn',
  play: async (context) => {
    await tickAll(context);
    await draw(context);
    await expect(await context.canvas.findByRole('img', { name: 'Your signature' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const Typed: Story = {
  name: 'Ticked and typed',
  play: async (context) => {
    await tickAll(context);
    await typeName(context);
    await expect(context.canvas.getByRole('img', { name: 'Your signature: Margaret Hale' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const Cleared: Story = {
  name: 'Drawn and cleared',
  play: async (context) => {
    await draw(context);
    await context.canvas.findByRole('img', { name: 'Your signature' });
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Clear' }));
    await expect(context.canvas.getByRole('img', { name: /^Place for your signature, empty/ })).toBeVisible();
    await expect(context.canvas.getByText('Your signature has been cleared')).toBeInTheDocument();
  },
};

export const NothingDone: Story = {
  name: 'Not ticked and not signed',
  play: async (context) => {
    await complete(context);
    const summary = await context.canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Please agree to all terms before proceeding.');
    await expect(summary).toHaveTextContent('Please provide your signature before proceeding.');
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 2 });
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const NothingTyped: Story = {
  name: 'Ticked, without a typed name',
  play: async (context) => {
    await tickAll(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Type' }));
    await complete(context);
    await expect(context.canvas.getByLabelText('Your full name')).toHaveAccessibleDescription(
      /Please provide your signature before proceeding\./,
    );
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([]);
  },
};

export const DrawingUnavailable: Story = {
  name: 'Drawing unavailable',
  beforeEach: () => {
    const noCanvas = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => noCanvas.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Drawing does not work here just now/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await expect(canvas.getByLabelText('Your full name')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Draw' }));
    await expect(await canvas.findByText(/Drawing does not work here just now/)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['portal_authorisation'] } } },
  play: async (context) => {
    await tickAll(context);
    await typeName(context);
    await complete(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await waitFor(() => expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([sent]));
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { fail: { portal_authorisation: 'This step is not available to you at the moment.' } },
    },
  },
  play: async (context) => {
    await tickAll(context);
    await draw(context);
    await complete(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
    await expect(context.canvas.getByRole('img', { name: 'Your signature' })).toBeVisible();
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { fail: { portal_authorisation: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async (context) => {
    await tickAll(context);
    await typeName(context);
    await complete(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

/** A host's page with its own log-in below the letter. */
function WithLogIn(props: AuthorisationPadProps) {
  return (
    <>
      <AuthorisationPad {...props} />
      {useSession().status === 'logged-out' && <LogInForm />}
    </>
  );
}

export const LostWithItsSession: Story = {
  name: 'Signed, but the session ended before it was sent',
  render: (args) => <WithLogIn {...args} />,
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: {
        fail: { portal_authorisation: new BackendError('logged-out', 'JWT expired', { serverCode: 'PGRST301' }) },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const lost = /^You were logged out before your letter was sent, so it is not signed\./;
    await tickAll(context);
    await expect(canvas.queryByText(lost)).toBeNull();
    await typeName(context);
    await complete(context);
    await userEvent.type(await canvas.findByLabelText('Email'), 'margaret.hale@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText(lost)).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await expect(canvas.getByLabelText('Your full name')).toHaveValue('');
  },
};

export const PictureFails: Story = {
  name: 'Signed, after the screenshot failed',
  args: { captureScreenshot: fn(() => Promise.reject(new Error('No picture'))) },
  play: async (context) => {
    await tickAll(context);
    await typeName(context);
    await complete(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [12] }));
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([{ ...sent, p_screenshot: null }]);
    await expect(evidenceOf(context.loaded, 'portal_authorisation')).toEqual({
      method: 'typed',
      screenshot: 'failed',
      wording,
    });
  },
};

export const SignedWithAPicture: Story = {
  name: 'Signed, with a real screenshot of the letter',
  render: ({ captureScreenshot: _picture, ...props }) => <AuthorisationPad {...props} />,
  play: async (context) => {
    await tickAll(context);
    await draw(context);
    await complete(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [12] }), { timeout: 20_000 });
    await expect(sentTo(context.loaded, 'portal_authorisation')).toEqual([{ ...sent, p_screenshot: aLargePng }]);
    await expect(evidenceOf(context.loaded, 'portal_authorisation')).toEqual({
      method: 'drawn',
      screenshot: 'taken',
      wording,
    });
  },
};

export const FurtherAgreements: Story = {
  name: 'The firm’s agreements, one of them long',
  beforeEach: ({ loaded }) => {
    const { state } = adapterOf(loaded);
    state.agreements = [
      {
        id: 'data-protection',
        version: 4,
        name: 'Your data',
        text: 'I agree to my data being used to find my pensions.',
      },
      { id: 'hmrc', version: 2, name: 'HMRC', text: 'I agree to HMRC being asked.' },
      {
        id: 'fees',
        version: 1,
        name: 'Fees and what they are charged for when a pension is found that was not known before',
        text: 'I have read that tracing is free of charge. '.repeat(8),
      },
    ];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(3);
  },
};

export const NewWording: Story = {
  name: 'The wording has changed before it was sent',
  play: async (context) => {
    await tickAll(context);
    await draw(context);
    adapterOf(context.loaded).state.companyName = 'Lantern & Sons';
    await complete(context);
    await expect(await context.canvas.findByText(/^I authorise Lantern & Sons to keep/)).toBeVisible();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(/^The wording has changed\./);
    await expect(context.canvas.getByRole('img', { name: 'Your signature' })).toBeVisible();
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** Changes a word of the letter, as a translator does. */
const translate: Play = async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { name: 'Letter of authority' });
  title.textContent = 'Lettre de mandat';
  await canvas.findByText(/^This page has been translated\. You sign the original words/);
};

export const Translated: Story = {
  name: 'On a page that the browser translated',
  play: async (context) => {
    await translate(context);
    await expect(context.canvas.getByRole('button', { name: 'Show the original' })).toBeVisible();
    await expect(context.canvas.queryByRole('heading', { name: 'Letter of authority' })).toBeNull();
  },
};

export const OriginalShown: Story = {
  name: 'The original, on a page that the browser translated',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await translate(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the original' }));
    await expect(await canvas.findByRole('heading', { name: 'Letter of authority' })).toHaveFocus();
    await expect(canvas.queryByText(/^This page has been translated/)).toBeNull();
  },
};

export const LoadingTheLetter: Story = {
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['portal_agreements'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const OwnLetter: Story = {
  name: 'A backend without portal_agreements',
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { without: ['portal_agreements'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('I authorise Lantern Pension Tracing to look for my pensions.')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
  },
};

export const UnnamedLetter: Story = {
  name: 'A letter without the firm’s name',
  parameters: { pensionTrace: { scenario: { ...getScenario('authorisation'), companyName: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You cannot sign this letter yet, because our name is missing from it. Please contact us.',
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Complete Application' })).toBeNull();
  },
};

export const LetterFails: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { fail: { portal_agreements: new BackendError('unexpected', 'x') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the letter for you to sign. Please try again.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadingTheProfile: Story = {
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['portal_user'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const ProfileFails: Story = {
  parameters: {
    pensionTrace: { scenario: 'authorisation', memory: { fail: { portal_user: new BackendError('unexpected', 'x') } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to fetch user profile. Please try again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoggedOut: Story = {
  parameters: { pensionTrace: { scenario: 'logged-out' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const SecondStepDue: Story = {
  name: 'The second step of signing in is missing',
  parameters: { pensionTrace: { scenario: 'second-step' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Enter the code from your authenticator app first',
    );
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const ResettingThePassword: Story = {
  name: 'Opened from a link to reset the password',
  parameters: { pensionTrace: { scenario: 'password-recovery' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Log in again to carry on');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Disables the auth events, so that only the reply of `getSession` reports the session. */
const withoutEvents: Story['beforeEach'] = ({ loaded }) => {
  spyOn(adapterOf(loaded).auth, 'onChange').mockReturnValue(() => undefined);
};

export const RestoringTheSession: Story = {
  beforeEach: withoutEvents,
  parameters: { pensionTrace: { scenario: 'authorisation', memory: { pending: ['auth.getSession'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading...')).not.toHaveLength(0);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const SessionFails: Story = {
  beforeEach: withoutEvents,
  parameters: {
    pensionTrace: {
      scenario: 'authorisation',
      memory: { fail: { 'auth.getSession': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to fetch user profile.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const byStatus = {
  authorisation: {
    success: SignedAgain,
    idle: BeforeSigning,
    error: RefusedByTheServer,
    invalid: NothingDone,
    pending: Sending,
  } satisfies Record<UseAuthorisationResult['state']['status'], Story>,
  letter: { error: LetterFails, pending: LoadingTheLetter, success: BeforeSigning } satisfies Record<
    UseAuthorisationResult['letter']['status'],
    Story
  >,
  account: {
    error: ProfileFails,
    pending: LoadingTheProfile,
    success: BeforeSigning,
    recovering: ResettingThePassword,
    'second-step': SecondStepDue,
    'logged-out': LoggedOut,
  } satisfies Record<ReturnType<typeof useAccount>['status'], Story>,
  session: {
    error: SessionFails,
    recovering: ResettingThePassword,
    pending: RestoringTheSession,
    'second-step': SecondStepDue,
    'logged-in': BeforeSigning,
    'logged-out': LoggedOut,
  } satisfies Record<ReturnType<typeof useSession>['status'], Story>,
};
