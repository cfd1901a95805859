// Not reviewed by a translator.
import type { uiMessages } from './messages';

export const uiMessagesCy: typeof uiMessages = {
  errorSummaryHeading: 'Mae problem',
  errorPrefix: 'Gwall:',
  optional: '(Dewisol)',
  opensInNewTab: '(yn agor mewn tab newydd)',
  loading: 'Wrthi’n llwytho...',
  dateFilledIn: (parts) => `Llenwyd: ${parts}`,
  tryAgain: 'Rhoi cynnig arall arni',
  showAll: (count) => `Dangos pob un o’r ${count}`,
  showAllOf: (list, count) => `Dangos pob un o’r ${count}: ${list}`,
  close: 'Cau',
  cancel: 'Canslo',
  showPassword: 'Dangos y cyfrinair',
  hidePassword: 'Cuddio’r cyfrinair',
  passwordShown: 'Mae eich cyfrinair i’w weld',
  passwordHidden: 'Mae eich cyfrinair wedi’i guddio',
  suggestionsLoading: 'Wrthi’n chwilio...',
  suggestionCount: (count) =>
    count === 0 ? 'Dim awgrymiadau. Gallwch ddefnyddio’r hyn a deipioch.' : `${count} awgrym`,
  tabsSelect: 'Dangos',
  tabsOption: (label, badge) => `${label} (${badge})`,
};
