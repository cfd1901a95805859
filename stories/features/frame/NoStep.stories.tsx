import { NoStep } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const portal = getScenario('portal');

const meta = {
  title: 'Onboarding/No next step',
  component: NoStep,
  parameters: {
    pensionTrace: { scenario: { ...portal, customers: portal.customers?.map((one) => ({ ...one, tags: [99] })) } },
  },
} satisfies Meta<typeof NoStep>;

export default meta;

export const NothingToDo: StoryObj<typeof meta> = {
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    await expect(canvas.getByRole('heading', { level: 1, name: /^There is nothing for you to do/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(sentTo(loaded, 'portal_user')).toHaveLength(2));
  },
};
