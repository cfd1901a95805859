// Not reviewed by a translator.
import type { taskMessages } from './messages';

export const taskMessagesCy: typeof taskMessages = {
  heading: 'Tasgau',
  list: 'Eich tasgau',
  loading: 'Wrthi’n llwytho eich tasgau',
  empty: 'Nid oes gennych unrhyw dasgau i’w cwblhau ar hyn o bryd.',
  failed: 'Nid oedd modd llwytho eich tasgau.',
  showAll: (count) => `Dangos pob un o’r ${count}`,
  showFewer: 'Dangos llai',
  due: (date) => `I’w wneud erbyn ${date}`,
  mark: 'Rwyf wedi gwneud hyn',
  markNamed: (title) => `Rwyf wedi gwneud hyn: ${title}`,
  done: 'Wedi’i wneud. Diolch.',
  undo: 'Dadwneud',
  undoNamed: (title) => `Dadwneud: ${title}`,
};
