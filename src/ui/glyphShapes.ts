import { check } from './controlShapes';

/** The shapes of badge glyphs. Separate, so that a badge does not bundle every icon. */
export const glyphShapes = {
  check,
  clock: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 7.500V12l3.5 2'],
  mail: ['M3 5.500h18v13H3z', 'M3.5 6.500L12 13l8.5-6.5'],
  merge: ['M12 20.500v-7L5 4.500', 'M12 13.500l7-9'],
  minus: ['M5 12h14'],
  search: ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z', 'M15.5 15.500l5 5'],
  target: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z', 'M12 12h.1'],
} satisfies Record<string, readonly string[]>;

/** The glyphs of a badge. */
export type GlyphName = keyof typeof glyphShapes;
