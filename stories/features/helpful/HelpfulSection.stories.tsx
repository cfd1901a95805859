import captions from '../../../example-app/public/tour/tour.en.vtt';
import mp4 from '../../../example-app/public/tour/tour.mp4';
import poster from '../../../example-app/public/tour/poster.webp';
import webm from '../../../example-app/public/tour/tour.webm';
import { HelpfulSection } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Portal/Helpful links',
  component: HelpfulSection,
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof HelpfulSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /FAQs/ })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: /How we handle your data/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The example app's own clip. */
const tourVideo = { files: [mp4, webm], poster, captions, isSilent: true };

export const VideoBeforePlaying: Story = {
  parameters: { pensionTrace: { scenario: 'portal', config: { links: { tourVideo } } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Play the portal tour video' })).toBeVisible();
    await expect(canvas.getByText(/The video has no sound/)).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const VideoPlaying: Story = {
  parameters: { pensionTrace: { scenario: 'portal', config: { links: { tourVideo } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play the portal tour video' }));
    const video: HTMLVideoElement = await canvas.findByLabelText('Portal Tour Video');
    await waitFor(() => expect(video).toHaveFocus());
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), { timeout: 10_000 });
    await expect(video.paused).toBe(false);
    await expect(video.textTracks[0]?.mode).toBe('showing');
    // Screenshots need a still picture.
    video.pause();
  },
};

export const VideoWithSpeech: Story = {
  name: 'Video with speech and a transcript',
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      config: { links: { tourVideo: { ...tourVideo, isSilent: false, transcript: 'https://example.com/transcript' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Read the words of the video/ })).toBeVisible();
    await expect(canvas.queryByText(/no sound/)).not.toBeInTheDocument();
  },
};

export const VideoOfAnotherSite: Story = {
  parameters: { pensionTrace: { scenario: 'portal', config: { links: { tourVideo: 'about:blank' } } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByTitle('Portal Tour Video')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Play the portal tour video' }));
    await expect(canvas.getByTitle('Portal Tour Video')).toHaveAttribute('src', 'about:blank');
  },
};

export const WithTheGuides: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Guides and support' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal/support');
  },
};
