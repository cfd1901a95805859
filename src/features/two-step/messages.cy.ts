// Not reviewed by a translator.
import type { twoStepMessages } from './messages';

export const twoStepMessagesCy: typeof twoStepMessages = {
  codeMissing: 'Rhowch y cod',
  codeInvalid: 'Rhowch 6 digid y cod',
  codeWrong:
    'Nid yw’r cod hwn yn cyfateb. Mae eich ap yn dangos un newydd bob 30 eiliad: rhowch yr un y mae’n ei ddangos nawr.',
  noApp: 'Nid ydym yn gwybod am ap dilysu ar gyfer eich cyfrif. Allgofnodwch, yna mewngofnodwch eto.',
  appName: 'Ap dilysu',
  stepHeading: 'Cadarnhewch mai chi sydd yna',
  stepLead: 'Agorwch yr ap dilysu ar eich ffôn, a rhowch y cod y mae’n ei ddangos ar ein cyfer ni.',
  code: 'Cod',
  codeHint: '6 digid, er enghraifft 123 456',
  stepSubmit: 'Parhau',
  logOut: 'Allgofnodi',
  logOutFailed: 'Rydych chi’n dal wedi mewngofnodi',
  lostSummary: 'Nid oes gennyf god, neu nid yw’n cyfateb',
  lostClock:
    'Mae’r ap yn creu cod newydd bob 30 eiliad. Os nad oes yr un yn cyfateb, gadewch i’ch ffôn osod ei ddyddiad a’i amser ei hun.',
  lostPhone:
    'Os ydych wedi colli’r ffôn neu’r ap, cysylltwch â ni. Byddwn yn gwneud yn siŵr mai chi sydd yna, yna’n diffodd mewngofnodi dau gam.',
  lostEmail: 'E-bost',
  lostUkPhone: 'Ffôn',
  lostInternationalPhone: 'O dramor',

  textLead: 'Byddwn yn anfon cod i’ch ffôn drwy neges destun. Rhowch ef yma.',
  textSend: 'Anfon cod ataf',
  textSendInstead: 'Anfon cod ataf drwy neges destun yn lle hynny',
  textSendAgain: 'Anfon cod newydd',
  textSent: 'Rydym wedi anfon cod i’ch ffôn. Gall gymryd munud i gyrraedd.',
  textFirst: 'Gadewch i ni anfon cod atoch yn gyntaf.',
  textWrong: 'Nid yw’r cod hwn yn cyfateb. Rhowch god y neges ddiwethaf, neu gadewch i ni anfon un newydd.',
  textExpired: 'Mae’r cod hwn yn rhy hen. Gadewch i ni anfon un newydd.',
  textHint: 'Y 6 digid yn y neges, er enghraifft 123 456',
  unsupportedLead:
    'Mae gan eich cyfrif ail gam na all y dudalen hon ofyn amdano, fel allwedd ddiogelwch. Cysylltwch â ni: byddwn yn gwneud yn siŵr mai chi sydd yna, yna’n eich helpu i fewngofnodi.',

  setupHeading: 'Mewngofnodi dau gam',
  on: 'Ymlaen',
  off: 'I ffwrdd',
  loading: 'Wrthi’n llwytho mewngofnodi dau gam',
  loadFailed: 'Nid oedd modd gweld a yw mewngofnodi dau gam ymlaen.',
  offText:
    'Ychwanegwch ail glo at eich cyfrif. Ar ôl eich cyfrinair, byddwn yn gofyn am god o ap ar eich ffôn, fel na all neb fynd i mewn gyda’ch cyfrinair yn unig.',
  offNeeds:
    'Mae angen ap dilysu arnoch. Mae Google Authenticator a Microsoft Authenticator am ddim, ac mae un mewn llawer o reolwyr cyfrineiriau.',
  start: 'Gosod mewngofnodi dau gam',
  startBusy: 'Wrthi’n llwytho...',
  unavailableText:
    'Nid yw mewngofnodi dau gam ar gael yma. Eich cyfrinair sy’n diogelu eich cyfrif: dewiswch un hir nad ydych yn ei ddefnyddio yn unman arall.',
  confirmingText: 'Rhowch fanylion eich cyfrif i’ch ap dilysu, yna rhowch y cod cyntaf y mae’n ei ddangos.',
  scanHeading: 'Sganiwch y llun hwn gyda’r ap',
  qrCode: 'Cod QR ar gyfer eich ap dilysu. Mae’r allwedd isod yn cynnwys yr un peth.',
  typeHeading: 'Neu teipiwch yr allwedd hon yn yr ap',
  typeHint: 'Cadwch hi i chi’ch hun: hi sy’n creu eich codau.',
  openApp: 'Agor yr ap ar y ddyfais hon',
  codeHeading: 'Rhowch y cod y mae’r ap yn ei ddangos',
  confirm: 'Troi ymlaen',
  stopSetup: 'Nid nawr',
  onText:
    'Mae mewngofnodi dau gam ymlaen. Pan fyddwch yn mewngofnodi, byddwn yn gofyn am god o’ch ap dilysu ar ôl eich cyfrinair.',
  onPhoneText:
    'Mae mewngofnodi dau gam ymlaen. Pan fyddwch yn mewngofnodi, byddwn yn anfon cod i’ch ffôn drwy neges destun ar ôl eich cyfrinair.',
  onUnsupportedText:
    'Mae mewngofnodi dau gam ymlaen. Pan fyddwch yn mewngofnodi, byddwn yn gofyn am eich ail gam ar ôl eich cyfrinair.',
  remove: 'Diffodd',
  removeHeading: 'Diffodd mewngofnodi dau gam?',
  removeText: 'Bydd eich cyfrinair yn unig wedyn yn ddigon i fewngofnodi. Gallwch ei osod eto unrhyw bryd.',
  removeConfirm: 'Ei ddiffodd',
  removeBusy: 'Wrthi’n diffodd...',
  keep: 'Ei gadw ymlaen',
};
