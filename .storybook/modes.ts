/** The modes in which Chromatic takes a picture of every screen. Names and values match the toolbar. */
export const usualModes = {
  'phone light': { viewport: 'phone', theme: 'light' },
  'phone dark': { viewport: 'phone', theme: 'dark' },
  'desktop light': { viewport: 'desktop', theme: 'light' },
  'desktop dark': { viewport: 'desktop', theme: 'dark' },
} as const;

/** All named modes. The Gallery offers each of them. */
export const namedModes = {
  ...usualModes,
  'small phone': { viewport: 'small' },
  tablet: { viewport: 'tablet' },
  'large text': { viewport: 'phone', textSize: '200' },
  'right to left': { viewport: 'phone', direction: 'rtl' },
  'forced colours': { viewport: 'phone', contrast: 'forced', forcedColors: 'active' },
  'brand harbour': { viewport: 'desktop', brand: 'harbour' },
  'brand plum': { viewport: 'desktop', brand: 'plum' },
  'brand ledger': { viewport: 'desktop', brand: 'ledger' },
  'inclusive rules': { viewport: 'desktop', rules: 'inclusive' },
  'pseudo words': { viewport: 'phone', words: 'pseudo' },
} as const;
