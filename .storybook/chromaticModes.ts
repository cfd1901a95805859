/** Chromatic takes a picture of every story in each of these. */
export const chromaticModes = {
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
};
