// Not reviewed by a translator.
import type { notEligibleMessages } from './messages';

export const notEligibleMessagesCy: typeof notEligibleMessages = {
  heading: 'Ddim yn Gymwys i Olrhain Pensiwn',
  intro: 'Diolch am eich atebion. Maen nhw’n dangos nad ydych yn gymwys ar hyn o bryd i olrhain pensiwn gyda ni.',
  whatNow: 'Nid ydym wedi cysylltu ag unrhyw ddarparwr pensiwn, ac nid oes angen i chi wneud dim arall.',
  answerHeading: 'Un ateb sydd wedi arwain yma',
  answer: (reason) => `Fe wnaethom ofyn pam rydych chi yma. Eich ateb oedd: ‘${reason}’.`,
  answerExplained:
    'Dim ond eich pensiynau chi eich hun y gallwn chwilio amdanynt. Rydych yn llofnodi llythyr i ni, ac mae eich llofnod yn cyfrif i chi yn unig.',
  changeAnswer: 'Newid fy ateb',
  currentAnswer: 'Eich ateb nawr',
  relativeHeading: 'Os yw eich perthynas yn fyw',
  relative:
    'Gall gofrestru yma a chwilio am ei bensiynau ei hun. Gallwch eistedd wrth ei ochr a helpu, ond rhaid i’ch perthynas lofnodi’r llythyr.',
  executorHeading: 'Os yw’r person wedi marw',
  executor:
    'Gall y person sy’n rhoi trefn ar ei arian ofyn i’r darparwr pensiwn. Yr ysgutor yw’r person hwnnw, neu’r gweinyddwr os nad oes ewyllys.',
  family: 'Gall gŵr, gwraig, partner neu blentyn ofyn i’r darparwr hefyd. Mae rhai pensiynau’n talu arian i’r teulu.',
  papersHeading: 'Papurau y bydd y darparwr yn gofyn amdanynt',
  paperDeath: 'Y dystysgrif marwolaeth',
  paperProbate: 'Profiant neu lythyrau gweinyddu: y papur sy’n dweud pwy gaiff weithredu',
  paperIdentity: 'Prawf o bwy ydych chi, fel pasbort neu drwydded yrru',
  papersFirst: 'Gofynnwch i’r darparwr pa bapurau sydd eu hangen cyn i chi anfon unrhyw beth.',
  serviceHeading: 'Gwasanaeth am ddim gan y llywodraeth',
  service:
    'Gall y Gwasanaeth Olrhain Pensiynau ddweud wrthych sut i gysylltu â darparwr pensiwn. Mae am ddim, ac nid yw’n rhan o’n cwmni ni. Ni all ddweud a oes pensiwn.',
  serviceLink: 'Dod o hyd i fanylion cyswllt pensiwn ar GOV.UK',
  guideHeading: 'Canllaw Pensiwn',
  guideText: 'Mae ein canllaw yn egluro ble i chwilio am bensiwn a phwy arall all eich helpu.',
  guideLink: 'Darllen y Canllaw Pensiwn (PDF)',
  contactHeading: 'Siaradwch â ni',
  contact: 'Ydych chi’n meddwl bod hyn yn anghywir? Rhowch wybod i ni, a byddwn yn edrych arno eto.',
  contactPhone: (number) => `Ffonio ${number}`,
  contactEmail: (email) => `Ysgrifennu at ${email}`,
};
