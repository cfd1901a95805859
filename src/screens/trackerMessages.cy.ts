// Not reviewed by a translator.
import type { trackerMessages } from './trackerMessages';

export const trackerMessagesCy: typeof trackerMessages = {
  label: 'Pa mor bell y mae’r olrheiniad hwn wedi cyrraedd',
  story: 'Camau pob olrheiniad',
  received: 'Derbyniwyd',
  searching: 'Chwilio',
  asked: 'Holwyd',
  answered: 'Atebwyd',
  done: 'Wedi’i wneud',
  now: 'Nawr',
  found: 'Canfuwyd',
  nothing: 'Dim wedi’i ganfod',
  stepOf: (step, number, total) => `Cam ${number} o ${total}: ${step}`,
};
