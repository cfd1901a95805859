import { Link, Screen, SplitScreen, Steps, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/SplitScreen',
  component: SplitScreen,
  args: {
    children: (
      <Screen heading="Welcome Back">
        <form noValidate>
          <TextField label="Email" type="email" autoComplete="email" />
        </form>
      </Screen>
    ),
    aside: (
      <>
        <h2>What happens next</h2>
        <Steps
          steps={[
            { title: 'You tell us where you worked', text: 'As far as you remember.' },
            { title: 'We write to the providers', text: 'Most answer within two to six weeks.' },
            { title: 'You see what was found' },
          ]}
        />
        <p>
          It is your choice. <Link href="#who">Who we are</Link>
        </p>
      </>
    ),
  },
} satisfies Meta<typeof SplitScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halves: Story = {
  name: 'Form and side panel',
  play: async ({ canvas }) => {
    const form = canvas.getByRole('region', { name: 'Welcome Back' });
    const panel = canvas.getByRole('heading', { name: 'What happens next' });
    const comesFirst = form.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(comesFirst).toBeTruthy();
  },
};
