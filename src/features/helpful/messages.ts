/** Every text of the Helpful section. */
export const helpfulMessages = {
  heading: 'Helpful',
  video: 'Portal Tour Video',
  playVideo: 'Play the portal tour video',
  videoCaptions: 'Captions',
  videoSilent: 'The video has no sound. Its captions say what you see.',
  videoTranscript: 'Read the words of the video',
  guides: 'Guides and support',
  faqs: 'FAQs',
  dataHandling: 'How we handle your data',
};
