import { namedModes, usualModes } from './modes';

/** Chromatic's modes. `STORYBOOK_MODES=all` selects every named mode, for example before a release. */
export const chromaticModes = import.meta.env.STORYBOOK_MODES === 'all' ? namedModes : usualModes;
