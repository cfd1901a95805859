// Not reviewed by a translator.
import type { foundMessages } from './foundMessages';

export const foundMessagesCy: typeof foundMessages = {
  heading: (provider) =>
    provider ? `${provider} sy’n gofalu am y pensiwn hwn` : 'Rydym wedi dod o hyd i’r pensiwn hwn i chi',
  foundThrough: (employer) => `Daethom o hyd iddo drwy ${employer}`,
  phone: 'Ffôn',
  email: 'E-bost',
  website: 'Gwefan',
  post: 'Post',
  noContacts: (provider) =>
    `Nid oes gennym fanylion cyswllt ${provider ?? 'ei ddarparwr'} yma. Maen nhw ar lythyrau, ac yn`,
  noContactsLink: 'Dod o hyd i fanylion cyswllt pensiwn ar GOV.UK',
  noSearchesHeading: 'Chwiliwyd amdano gyda’ch olrheiniad',
  noSearches: (employers) =>
    `Daethom o hyd i’r pensiwn hwn drwy ${listed(employers)}. Mae tudalen yr olrheiniad hwnnw’n dangos pwy a holwyd.`,

  nowHeading: 'Beth i’w wneud nawr',
  askHeading: 'Gofynnwch am ddatganiad',
  ask: 'Mae’n dweud beth yw gwerth y pensiwn a phryd y gallwch ei gymryd. Rydym wedi ysgrifennu’r llythyr i chi: llofnodwch ef, a’i bostio neu anfon ei destun drwy e-bost.',
  checkHeading: 'Cymharwch ef â’r hyn rydych chi’n ei gofio',
  check:
    'A yw eich enw, eich blynyddoedd a’r cyflogwr yn cyd-fynd? Dywedwch wrth y darparwr beth nad yw’n gywir, a rhowch eich cyfeiriad presennol iddo.',
  guidanceHeading: 'Cael arweiniad am ddim cyn i chi benderfynu',
  guidance:
    'Nid oes angen penderfynu dim yn gyflym. Mae Pension Wise am ddim o 50 oed ymlaen, os yw eich pensiwn yn gronfa o arian. Mae HelpwrArian am ddim i bawb.',
  pensionWiseLink: 'Pension Wise gan HelpwrArian',
  moneyHelperLink: 'Pensiynau ac ymddeoliad gan HelpwrArian',
  scamHeading: 'Peidiwch byth â thalu neb sy’n ffonio',
  scam: 'Mae galwadau diwahoddiad am bensiynau yn erbyn y gyfraith yn y DU: rhowch y ffôn i lawr. Ni chaiff neb ofyn am arian i ryddhau pensiwn yn gynnar.',
  scamLink: 'Darllen cyngor ScamSmart yr FCA',

  withNumber: 'Rhoi fy rhif Yswiriant Gwladol yn y llythyr',
  withNumberHint: 'Mae’n eu helpu i ddod o hyd i chi. Mae’n well ei adael allan o e-bost.',
  numberLoading: 'Wrthi’n llwytho eich rhif Yswiriant Gwladol',
  numberFailedHeading: 'Nid oedd modd llwytho eich rhif Yswiriant Gwladol',
  noNumber: 'Nid yw eich rhif Yswiriant Gwladol gennym. Mae’r llythyr yn ei adael allan.',
  download: 'Lawrlwytho’r llythyr fel PDF',
  making: 'Wrthi’n creu eich PDF...',
  made: 'Mae eich llythyr wedi’i gadw yn eich lawrlwythiadau. Agorwch ef i’w argraffu, yna llofnodwch ef.',
  makingFailedHeading: 'Nid oedd modd creu eich llythyr',
  copy: 'Copïo’r testun',
  copied: 'Mae testun y llythyr wedi’i gopïo. Gludwch ef mewn e-bost.',
  notCopied: 'Ni chopïodd eich porwr ef. Agorwch ‘Darllen y llythyr’, yna dewiswch ei destun a’i gopïo.',
  read: 'Darllen y llythyr',

  fileName: 'Llythyr at fy narparwr pensiwn.pdf',
  letterTitle: 'Anfonwch ddatganiad o’m pensiwn ataf, os gwelwch yn dda',
  letterTo: (provider) => `At: ${provider ?? 'ddarparwr fy mhensiwn'}`,
  letterGreeting: 'Annwyl Syr neu Fadam,',
  letterOpening: 'Credaf eich bod yn dal pensiwn i mi. Anfonwch ddatganiad ohono ataf. Dyma fy manylion:',
  letterName: 'Enw',
  letterPreviousNames: 'Enwau blaenorol',
  letterBirthDate: 'Dyddiad geni',
  letterNumber: 'Rhif Yswiriant Gwladol',
  letterEmployer: 'Cyflogwr',
  letterYears: 'Blynyddoedd',
  letterPolicy: 'Rhif polisi',
  letterQuestions: 'Dywedwch wrthyf hefyd:',
  letterQuestionList: [
    'beth yw gwerth y pensiwn heddiw, a beth fydd yn ei dalu i mi',
    'ai incwm wedi’i addo ynteu cronfa o arian ydyw',
    'pryd y gallaf ei gymryd, a beth sy’n newid os cymeraf ef yn gynharach neu’n hwyrach',
    'beth mae’n ei gostio bob blwyddyn, a pha warantau y byddwn yn eu colli drwy ei symud',
    'pwy fyddai’n ei gael pan fyddaf farw',
  ],
  letterClosing: 'Yn gywir,',
  letterSignature: 'Llofnod',
  letterFoot: (page, pages) => `Tudalen ${page} o ${pages}`,
};

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} a ${last}` : last;
}
