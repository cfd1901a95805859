// Not reviewed by a translator.
import type { cancelledMessages } from './messages';

export const cancelledMessagesCy: typeof cancelledMessages = {
  heading: 'Cais Wedi’i Ganslo',
  lead: 'Rydym wedi rhoi’r gorau i chwilio am eich pensiynau. Nid oes dim wedi’i ddileu.',
  restoreHeading: 'Wedi newid eich meddwl?',
  restoreText: 'Gallwch adfer eich cais o fewn 14 diwrnod i’w ganslo. Bydd popeth lle gadawoch chi ef.',
  restoreUntil: (date) => `Gallwch adfer eich cais hyd at ${date}. Bydd popeth lle gadawoch chi ef.`,
  tooLateHeading: 'Adfer eich cais',
  tooLate: (date) =>
    `Roedd modd adfer eich cais hyd at ${date}, ac mae hynny wedi mynd heibio. Os hoffech i ni chwilio am eich pensiynau eto, cysylltwch â ni:`,
  tooLateWithoutContact: (date) =>
    `Roedd modd adfer eich cais hyd at ${date}, ac mae hynny wedi mynd heibio. Os hoffech i ni chwilio am eich pensiynau eto, cysylltwch â ni.`,
  restore: 'Adfer y Cais',
  dueLead: (date) => `Gofynasoch i ni ddileu eich data. Byddwn yn gwneud hynny ar ${date}.`,
  dueText: (date) =>
    `Nid oes dim wedi’i ddileu eto. Hyd at ${date} gallwch gadw eich cyfrif, gyda phopeth lle gadawoch chi ef.`,
  keepAccount: 'Cadw fy nghyfrif',
  deleteHeading: 'Gadael am byth?',
  deleteText: 'Gallwn ddileu’r hyn a wyddom amdanoch. Gallwch ddarllen beth mae hynny’n ei olygu cyn penderfynu.',
  delete: 'Dileu Fy Nata',
  confirmHeading: 'Dileu eich data am byth?',
  confirmDeleted: 'Byddwn yn dileu:',
  confirmDeleted1: 'eich enw, dyddiad geni, rhif Yswiriant Gwladol a’ch manylion cyswllt',
  confirmDeleted2: 'eich olrheiniadau, pensiynau, tasgau a dogfennau',
  confirmDeleted3: 'eich llofnod a’ch cyfrif',
  confirmKept:
    'Mae’r gyfraith yn ei gwneud yn ofynnol i ni gadw cofnod o’r hyn a awdurdodwyd a phryd. Nid yw’n cynnwys enw, llofnod na dim arall sy’n dweud pwy ydych chi.',
  confirmForGood: 'Ni all neb ddod â’ch data yn ôl wedyn.',
  password: 'Cyfrinair',
  passwordHint: 'Rhowch eich cyfrinair, fel ein bod yn gwybod mai chi sydd yno.',
  passwordMissing: 'Rhowch eich cyfrinair',
  passwordWrong: 'Nid hwn yw eich cyfrinair. Nid oes dim wedi’i ddileu. Rhowch gynnig arall arni.',
  confirm: 'Dileu fy nata am byth',
  confirmBusy: 'Wrthi’n dileu...',
  keep: 'Cadw fy nata',
  deletedHeading: 'Mae eich data wedi’i ddileu',
  deletedText: 'Rydych wedi’ch allgofnodi. Diolch am ymddiried ynom.',
};
