// Not reviewed by a translator.
import type { letterMessages } from './letterMessages';

export const letterMessagesCy: typeof letterMessages = {
  authority: (company) => `Rwy’n awdurdodi ${company} i chwilio am fy mhensiynau.`,
  allowsHeading: 'Yr hyn y mae’n ei ganiatáu',
  allows: (company) =>
    `Caiff ${company} roi’r manylion a roddais i ddarparwyr pensiwn, gweinyddwyr cynlluniau, cyn-gyflogwyr a gwasanaethau olrhain, a chânt hwy ddweud wrth ${company} am unrhyw bensiwn sydd ganddynt i mi.`,
  hmrcHeading: 'Pensiynau SERPS coll',
  hmrc: (company) =>
    `Bydd ${company} hefyd yn gofyn i Gyllid a Thollau EF (CThEF) am bensiynau y gallwn fod wedi’u colli tra oeddwn wedi contractio allan o Gynllun Pensiwn y Wladwriaeth ar sail Enillion (SERPS).`,
  limitsHeading: 'Yr hyn nad yw’n ei ganiatáu',
  limits: 'Er gwybodaeth yn unig y mae’r llythyr hwn. Ni chaiff neb symud, newid na chymryd pensiwn o’i herwydd.',
  withdrawHeading: 'Os newidiaf fy meddwl',
  withdraw: (company) => `Gallaf dynnu’r llythyr hwn yn ôl unrhyw bryd drwy ysgrifennu at ${company}.`,
  dataProtectionName: 'Diogelu data',
  dataProtection: (company) =>
    `Rwy’n awdurdodi ${company} i gadw’r manylion personol a roddais ac i’w rhannu fel y mae’r llythyr hwn yn ei ganiatáu, dim ond i ddod o hyd i’m pensiynau.`,
  hmrcName: 'Cyllid a Thollau EF',
  hmrcAgreement: (company) =>
    `Rwy’n awdurdodi ${company} i ofyn i Gyllid a Thollau EF am fy mhensiynau SERPS, a Chyllid a Thollau EF i ateb.`,
};
