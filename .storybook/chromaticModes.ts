import { namedModes, usualModes } from './modes';

/** With `STORYBOOK_MODES=all`, Chromatic takes every named mode, as before a release. */
export const chromaticModes = import.meta.env.STORYBOOK_MODES === 'all' ? namedModes : usualModes;
