// Not reviewed by a translator.
import type { addressFinderMessages } from './messages';

export const addressFinderMessagesCy: typeof addressFinderMessages = {
  heading: 'Eich Cyfeiriad',
  intro:
    'Dywedwch ble rydych chi’n byw nawr. Mae darparwyr pensiwn yn ei ddefnyddio i fod yn siŵr eu bod wedi dod o hyd i’r person iawn.',
  filledIn: 'Mae eich cyfeiriad wedi’i lenwi. Gwiriwch ef, yna pwyswch Nesaf.',
  manual: 'Eich cyfeiriad presennol',
  submit: 'Nesaf',
};
