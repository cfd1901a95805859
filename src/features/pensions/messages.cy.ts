// Not reviewed by a translator.
import type { knownPensionsMessages, pensionMessages } from './messages';

export const knownPensionsMessagesCy: typeof knownPensionsMessages = {
  heading: 'Helpwch Ni i’ch Helpu Chi: Ychwanegwch Eich Pensiynau Hysbys',
  lead: 'Oes gennych chi rai yn barod? Mae enw a blynyddoedd bras yn ddigon.',
  benefitsHeading: 'Pam mae’n helpu',
  benefitTime: 'Nid ydym yn treulio amser yn chwilio am bensiynau yr ydych eisoes wedi dod o hyd iddynt.',
  benefitTogether: 'Rydych yn gweld y pensiynau y gwyddoch amdanynt a’r rhai y byddwn yn dod o hyd iddynt mewn un lle.',
  benefitClue:
    'Mae cwmnïau’n uno ac yn symud eu cynlluniau, felly gall un y gwyddoch amdano arwain at un yr ydych wedi’i anghofio.',
  benefitOnce: 'Pan fydd darparwr yn ateb, gallwn ddweud ar unwaith a yw’r pensiwn hwnnw’n newydd i chi.',
  add: 'Ychwanegu Pensiwn',
  none: 'Dim Pensiynau Hysbys',
};

export const pensionMessagesCy: typeof pensionMessages = {
  noPolicy: 'Nid yw gen i',
  paying: 'Rwy’n dal i dalu i mewn',
  otherAddress: 'Roedd gen i gyfeiriad gwahanol bryd hynny',
  otherAddressDescription: 'Ticiwch hwn os yw’r darparwr efallai yn eich adnabod wrth gyfeiriad yr ydych wedi’i adael.',
  address: 'Eich cyfeiriad bryd hynny',
  create: 'Ychwanegu Pensiwn',
  saveEdit: 'Golygu’r Pensiwn',
  list: 'Eich pensiynau',
  loading: 'Wrthi’n llwytho eich pensiynau',
  failedHeading: 'Wps! Aeth rhywbeth o’i le',
  failed: 'Cawsom wall wrth nôl eich pensiynau. Rhowch gynnig arall arni yn nes ymlaen.',
  emptyHeading: 'Dim Pensiynau',
  empty: 'Nid ydych wedi creu unrhyw bensiynau eto. Dechreuwch drwy greu eich pensiwn cyntaf.',
  unnamed: 'Pensiwn',
};
