import { useRef } from 'react';
import type { LetterElements } from './Letter';
import { stylePicture } from './pictureStyles';
import { PictureError } from './takePicture';
import { haveOtherWords } from './useTranslation';

export interface LetterPicture {
  /** For the letter on the page and its copy. */
  parts: Omit<LetterElements, 'signature'>;
  /** Captures the copy of the letter. */
  capture: () => Promise<string>;
  /** Whether the page shows other words than the copy has. */
  isTranslated: () => boolean;
}

/** The picture of the letter, taken of a copy with styles of its own. `captureScreenshot` makes a PNG data URL of it. */
export function useLetterPicture(captureScreenshot: (letter: HTMLElement) => Promise<string>): LetterPicture {
  const shownWords = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const copiedWords = useRef<HTMLDivElement>(null);
  return {
    parts: { shownWords, copy, copiedWords },
    async capture() {
      const letter = copy.current;
      if (!letter) throw new PictureError('failed', 'The letter is no longer on the page');
      stylePicture(letter);
      return captureScreenshot(letter);
    },
    isTranslated: () => haveOtherWords(shownWords.current, copiedWords.current),
  };
}
