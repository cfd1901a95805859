// Not reviewed by a translator.
import type { addPensionMessages, signingDoneMessages, traceWizardMessages } from './messages';

export const addPensionMessagesCy: typeof addPensionMessages = {
  firstHeading: 'Gadewch i Ni Ychwanegu Eich Pensiwn Cyntaf',
  anotherHeading: 'Gadewch i Ni Ychwanegu Pensiwn Arall',
  lead: 'Dywedwch wrthym am un pensiwn y gwyddoch amdano. Mae blynyddoedd bras yn iawn. Mae hen ddatganiad neu lythyr yn dangos y darparwr a rhif y polisi.',
  loading: 'Wrthi’n llwytho eich cais',
  listHeading: 'Hoffech Chi Ychwanegu Pensiwn Arall?',
  listLead: 'Dyma’r pensiynau y gwyddoch amdanynt. Nid ydym yn chwilio amdanynt eto.',
  add: 'Ychwanegu Pensiwn Arall',
  continue: 'Parhau â’r Cais',
  editHeading: 'Golygu eich pensiwn',
};

export const signingDoneMessagesCy: typeof signingDoneMessages = {
  heading: 'Mae eich llythyr wedi’i lofnodi',
  lead: 'Diolch. Rydych wedi gorffen eich cais.',
  reference: (number) => `Eich cyfeirnod: cofnod ${number}`,
  referenceText: 'Rhowch ef pan fyddwch yn ein ffonio neu’n ysgrifennu atom am eich llythyr.',
  nextHeading: 'Beth sy’n digwydd nesaf',
  next1: 'Nawr: rydym yn ysgrifennu at ddarparwyr pensiwn',
  next1Text: (company) =>
    company
      ? `Mae ${company} yn anfon eich llythyr atynt ac yn gofyn am eich pensiynau.`
      : 'Rydym yn anfon eich llythyr atynt ac yn gofyn am eich pensiynau.',
  next2: 'Ymhen dwy i chwe wythnos: maen nhw’n ateb',
  next2Text: 'Mae’r rhan fwyaf o ddarparwyr yn cymryd hynny o amser.',
  next2By: (date) => `Erbyn ${date} bydd y rhan fwyaf wedi ateb.`,
  next2News: 'Byddwn yn ysgrifennu atoch cyn gynted ag y bydd un wedi ateb.',
  next3: 'Unrhyw bryd: gweld ble rydym arni',
  next3Text: 'Mae eich porth yn dangos pob chwiliad a phob ateb.',
  continue: 'Mynd i’ch porth',
};

export const traceWizardMessagesCy: typeof traceWizardMessages = {
  firstHeading: 'Gadewch i Ni Olrhain Eich Pensiwn Cyntaf',
  anotherHeading: 'Gadewch i Ni Olrhain Pensiwn Arall',
  lead: 'Dywedwch wrthym am un cyflogwr, hyd yn oed os yw wedi cau neu newid ei enw.',
  loading: 'Wrthi’n llwytho eich cais',
  listHeading: 'Hoffech Chi Olrhain Pensiwn Arall?',
  listLead: 'Efallai fod gan bob swydd ei phensiwn ei hun. Ychwanegwch gynifer ag y cofiwch.',
  add: 'Olrhain Pensiwn Arall',
  continue: 'Parhau â’r Cais',
  editHeading: 'Golygu eich olrheiniad',
};
