import { LoadingScreen } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Access/Loading', component: LoadingScreen } satisfies Meta<typeof LoadingScreen>;

export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
  },
};
