// Not reviewed by a translator.
import type { profileMessages } from './messages';

export const profileMessagesCy: typeof profileMessages = {
  heading: 'Eich Proffil',
  back: 'Yn ôl i’ch porth',
  tabs: 'Eich proffil',
  personal: 'Personol',
  notifications: 'Hysbysiadau',
  detailsHeading: 'Eich manylion',
  detailsHint: 'A oes rhywbeth o’i le?',
  writeToUs: 'Ysgrifennwch atom',
  detailsRight: 'a byddwn yn ei gywiro.',
  first_name: 'Enw cyntaf',
  last_name: 'Cyfenw',
  email: 'E-bost',
  phone: 'Rhif ffôn',
  unknown: 'Heb ei roi',
  dataHeading: 'Eich data',
  dataText:
    'Gallwch lawrlwytho popeth sydd gennym amdanoch: eich manylion, eich olrheiniadau a’ch pensiynau, yr hyn a lofnodoch, a rhestr o’ch dogfennau.',
  dataDownload: 'Lawrlwytho fy nata',
  dataDownloaded: 'Mae eich data wedi’i lawrlwytho.',
  dataConfirmHeading: 'Lawrlwytho eich data?',
  dataConfirmText:
    'Mae’r ffeil yn cynnwys eich rhif Yswiriant Gwladol a’ch llofnod. Cadwch hi lle mai dim ond chi all ei hagor.',
  dataPassword: 'Cyfrinair',
  dataPasswordHint: 'Rhowch eich cyfrinair, fel ein bod yn gwybod mai chi sydd yno.',
  dataPasswordMissing: 'Rhowch eich cyfrinair',
  dataPasswordWrong: 'Nid hwn yw eich cyfrinair. Rhowch gynnig arall arni.',
  dataBusy: 'Wrthi’n casglu...',
  dataKeep: 'Nid nawr',
  dataFile: 'fy-nata-olrhain-pensiynau',
  dangerHeading: 'Man Peryglus',
  dangerText: 'Mae canslo’n atal ein holl chwiliadau. Gallwch adfer eich cais o fewn 14 diwrnod.',
  cancel: 'Canslo’r Cais',
  cancelHeading: 'Canslo eich cais?',
  cancelText:
    'Byddwn yn rhoi’r gorau i chwilio am eich pensiynau. Nid oes dim yn cael ei ddileu, ac am 14 diwrnod gallwch adfer popeth fel yr oedd.',
  cancelBusy: 'Wrthi’n canslo...',
  keep: 'Cadw fy nghais',
};
