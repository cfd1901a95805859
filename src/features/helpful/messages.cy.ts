// Not reviewed by a translator.
import type { helpfulMessages } from './messages';

export const helpfulMessagesCy: typeof helpfulMessages = {
  heading: 'Defnyddiol',
  video: 'Fideo Taith y Porth',
  playVideo: 'Chwarae fideo taith y porth',
  videoCaptions: 'Capsiynau',
  videoSilent: 'Nid oes sain i’r fideo. Mae ei gapsiynau’n dweud beth a welwch.',
  videoTranscript: 'Darllenwch eiriau’r fideo',
  guides: 'Canllawiau a chymorth',
  faqs: 'Cwestiynau Cyffredin',
  dataHandling: 'Sut rydym yn trin eich data',
};
