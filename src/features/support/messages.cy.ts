// Not reviewed by a translator.
import type { supportMessages } from './messages';

export const supportMessagesCy: typeof supportMessages = {
  heading: 'Sut gallwn ni eich cefnogi chi?',
  lead: 'Porwch ganllawiau neu chwiliwch am wybodaeth a materion penodol.',
  back: 'Yn ôl i’ch porth',
  searchLabel: 'Chwilio canllawiau',
  search: 'Chwilio',
  browse: 'Pori Canllawiau',
  results: 'Canlyniadau Chwilio',
  resultCount: (count, query) =>
    count === 0 ? `Nid oes canllaw yn cyfateb i “${query}”.` : `${count} canllaw yn cyfateb i “${query}”.`,
  showAll: 'Dangos pob canllaw',
  recommended: 'Canllawiau a Argymhellir',
  loading: 'Wrthi’n llwytho’r canllawiau',
  loadingRecommended: 'Wrthi’n llwytho’r canllawiau a argymhellir',
  failedHeading: 'Wps! Aeth rhywbeth o’i le',
  failed: 'Cawsom wall wrth nôl canllawiau. Rhowch gynnig arall arni yn nes ymlaen.',
  emptyHeading: 'Dim Canllawiau',
  empty: 'Nid oes canllawiau ar gael ar hyn o bryd. Dewch yn ôl yn nes ymlaen i gael cynnwys defnyddiol.',
  backToGuides: 'Yn ôl i bob canllaw',
  guideLoading: 'Wrthi’n llwytho’r canllaw',
  guideFailedHeading: 'Wps! Aeth rhywbeth o’i le',
  guideFailed: 'Methwyd llwytho’r canllaw. Rhowch gynnig arall arni yn nes ymlaen.',
  guideMissing: 'Ni chafwyd hyd i’r canllaw',
  guideMissingText: 'Efallai ei fod wedi’i symud neu ei dynnu i lawr. Ewch yn ôl i weld pob canllaw.',
  table: 'Tabl',
  updated: (date) => `Cyhoeddwyd ${date}`,
};
