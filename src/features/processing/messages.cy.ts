// Not reviewed by a translator.
import type { processingMessages } from './messages';

export const processingMessagesCy: typeof processingMessages = {
  heading: 'Prosesu Eich Cais',
  intro:
    'Rydym yn edrych ar eich atebion. Bydd y dudalen hon yn symud ymlaen ar ei phen ei hun cyn gynted ag y byddwn wedi gorffen.',
  waiting: 'Rydym yn gweithio ar eich cais',
  whatHappens: 'Beth rydym yn ei wneud',
  done: 'wedi’i wneud',
  current: 'nawr',
  later: 'yn nes ymlaen',
  savedTitle: 'Mae eich atebion wedi’u cadw',
  savedText: 'Mae popeth a ddywedoch wrthym hyd yn hyn gennym.',
  checkingTitle: 'Gwirio y gallwn helpu',
  checkingText: 'Rydym yn mynd drwy eich atebion i weld a allwn olrhain pensiynau i chi.',
  nextTitle: 'Paratoi eich cam nesaf',
  nextText: 'Wedyn byddwn yn gofyn am y cyflogwyr yr ydych am ddod o hyd i’w pensiynau.',
  safeToClose: 'Mae’n ddiogel cau’r dudalen hon',
  comeBack: 'Byddwn yn parhau hebddi. Mewngofnodwch eto pryd bynnag y mynnwch, a byddwch lle gadawoch chi.',
  failedHeading: 'Nid oedd modd gwirio nawr',
  goesOn: 'Nid oes angen i chi wneud dim: rydym yn dal i geisio bob ychydig eiliadau.',
};
