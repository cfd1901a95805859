// Not reviewed by a translator.
import type { personalDetailsMessages } from './messages';

export const personalDetailsMessagesCy: typeof personalDetailsMessages = {
  titleMissing: 'Dewiswch deitl',
  firstNameMissing: 'Rhowch enw cyntaf',
  firstNameInvalid: 'Rhowch enw cyntaf dilys (2 i 30 nod, llythrennau a bylchau yn unig)',
  firstNameInvalidInclusive:
    'Rhowch enw cyntaf dilys (hyd at 30 o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  lastNameMissing: 'Rhowch gyfenw',
  lastNameInvalid: 'Rhowch gyfenw dilys (2 i 30 nod, llythrennau a bylchau yn unig)',
  lastNameInvalidInclusive:
    'Rhowch gyfenw dilys (hyd at 30 o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  previousNameMissing: 'Rhowch enw blaenorol',
  previousNameInvalid: 'Rhowch enw blaenorol dilys (2 i 60 llythyren)',
  previousNameInvalidInclusive:
    'Rhowch enw blaenorol dilys (2 i 60 o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  phoneMissing: 'Rhowch rif ffôn',
  phoneInvalid: 'Rhowch rif ffôn symudol neu linell dir dilys yn y DU',
  dayMissing: 'Rhowch ddiwrnod',
  dayInvalid: (days) => `Rhowch ddiwrnod dilys (1 i ${days} o ddiwrnodau yn y mis hwn)`,
  monthMissing: 'Rhowch fis',
  monthInvalid: 'Rhowch fis dilys (1 i 12 mis)',
  yearMissing: 'Rhowch flwyddyn',
  yearInvalid: (currentYear) => `Rhowch flwyddyn ddilys (1900 i ${currentYear})`,
  birthInFuture: 'Ni all y dyddiad geni fod yn y dyfodol',
  birthTooEarly: 'Ni all y dyddiad geni fod cyn 1900',
  birthTooYoung: 'Rhaid i chi fod yn 18 oed o leiaf',
  nationalInsuranceMissing: 'Rhowch rif Yswiriant Gwladol',
  nationalInsuranceInvalid: 'Rhowch rif Yswiriant Gwladol dilys',
  heading: 'Eich Manylion Personol',
  intro:
    'Rhowch eich manylion yn union fel y maen nhw ar gofnodion swyddogol, fel eich pasbort neu lythyr gan CThEF. Dim ond pan fyddan nhw’n cyfateb y gall darparwyr pensiwn ddod o hyd i chi.',
  title: 'Teitl',
  titlePlaceholder: 'Dewiswch deitl',
  firstName: 'Enw cyntaf',
  lastName: 'Cyfenw',
  previousNames: 'Enwau blaenorol',
  previousNamesHint: 'Gall pensiwn fod o hyd mewn enw a oedd gennych o’r blaen, er enghraifft cyn priodi.',
  addPreviousName: 'Ychwanegu',
  removeShort: 'Tynnu',
  removePreviousName: (name) => `Tynnu ${name}`,
  previousNameAdded: (name) => `Ychwanegwyd ${name} at eich enwau blaenorol`,
  previousNameRemoved: (name) => `Tynnwyd ${name} o’ch enwau blaenorol`,
  phoneNumber: 'Rhif ffôn',
  phoneHint: 'Rhif ffôn symudol neu linell dir yn y DU',
  phoneWhy:
    'Er mwyn i ni allu cysylltu â chi pan fydd darparwr yn gofyn cwestiwn am eich olrheiniad. Fyddwn ni byth yn gwerthu eich rhif.',
  dateOfBirth: 'Dyddiad geni',
  dateOfBirthHint: 'Er enghraifft, 27 3 1964',
  dateOfBirthWhy:
    'Mae darparwyr pensiwn yn chwilio amdanoch gyda’ch cyfenw, eich dyddiad geni a’ch rhif Yswiriant Gwladol gyda’i gilydd.',
  day: 'Diwrnod',
  month: 'Mis',
  year: 'Blwyddyn',
  nationalInsurance: 'Rhif Yswiriant Gwladol',
  nationalInsuranceHint: 'Mae ar eich slip cyflog, P60, neu lythyrau am dreth, pensiynau a budd-daliadau',
  nationalInsuranceKept: (ending) => `Gadewch hwn yn wag i gadw’r rhif sy’n gorffen â ${ending}`,
  nationalInsurancePlaceholder: 'AB 123456 C',
  nationalInsuranceWhy:
    'Rhoddodd cyflogwyr y rhif i’ch darparwr pensiwn, felly dyma’r ffordd sicraf o ddod o hyd i bot. Rydym yn ei ddefnyddio i olrhain yn unig, a byth i wirio pwy ydych chi.',
  submit: 'Nesaf',
};
