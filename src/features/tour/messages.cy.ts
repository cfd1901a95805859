// Not reviewed by a translator.
import type { tourMessages } from './messages';

export const tourMessagesCy: typeof tourMessages = {
  cancel: 'Canslo',
  back: 'Yn ôl',
  next: 'Nesaf',
  finish: 'Gorffen',
  close: 'Cau’r daith',
  counter: (step, total) => `${step} o ${total}`,
};
