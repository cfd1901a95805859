// Not reviewed by a translator.
import type { reasonMessages } from './messages';

export const reasonMessagesCy: typeof reasonMessages = {
  heading: 'Pam rydych chi yma heddiw',
  intro: 'Dim ond eich pensiynau chi eich hun y gallwn eu holrhain.',
  others: 'Am rai perthynas, neu rywun sydd wedi marw, gofynnwch i’r',
  othersLink: 'Gwasanaeth Olrhain Pensiynau',
  sending: 'Wrthi’n anfon eich ateb...',
  reason1: 'Dod o hyd i bensiwn perthynas',
  reason2: 'Cyfuno fy mhensiynau',
  reason3: 'Cael gafael ar gronfeydd pensiwn',
  reason4: 'Cynllunio ymddeoliad',
  reason5: 'Pryderu am berfformiad fy mhensiwn',
  reason6: 'Casglu gwybodaeth i’m cynghorydd ariannol',
  reason7: 'Chwilio am well opsiynau pensiwn',
  reason8: 'Deall fy hawliau pensiwn',
  reason9: 'Olrhain pensiwn i rywun sydd wedi marw',
  reason10: 'Rhesymau eraill',
};
