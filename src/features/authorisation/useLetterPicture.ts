import { useRef, type RefObject } from 'react';
import { stylePicture } from './pictureStyles';
import { PictureError } from './takePicture';
import { haveOtherWords } from './useTranslation';

/** The elements of a letter that its picture is made of. */
export interface LetterParts {
  /** The words on the page. */
  shownWords: RefObject<HTMLDivElement | null>;
  /** The copy of the letter, for the picture. */
  copy: RefObject<HTMLDivElement | null>;
  /** The words of the copy. */
  copiedWords: RefObject<HTMLDivElement | null>;
}

interface LetterPicture {
  parts: LetterParts;
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
