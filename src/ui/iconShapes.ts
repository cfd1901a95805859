import { alert, chevronDown, chevronRight, external, eye, eyeOff, shield } from './controlShapes';
import { glyphShapes } from './glyphShapes';

/** The icons, as paths on a 24 by 24 grid with a stroke width of 2. */
export const iconShapes = {
  ...glyphShapes,
  alert,
  'arrow-left': ['M20 12H4.5', 'M11 5.5 4.5 12l6.5 6.5'],
  'arrow-right': ['M4 12h15.5', 'M13 5.5l6.5 6.5-6.5 6.5'],
  bell: ['M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z', 'M10 21h4'],
  book: ['M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.500z', 'M12 6.500v14'],
  briefcase: ['M3.5 8h17v12h-17z', 'M8.5 8V4.500h7V8', 'M3.5 13.500h17', 'M12 12.500v2'],
  calculator: [
    'M5 3h14v18H5z',
    'M8.5 7h7',
    'M8.5 12h.1',
    'M12 12h.1',
    'M15.5 12h.1',
    'M8.5 16.500h.1',
    'M12 16.500h.1',
    'M15.5 16.500h.1',
  ],
  chart: ['M4 4v16h16', 'M8.5 16v-4', 'M13 16V8', 'M17.5 16v-6'],
  'chevron-down': chevronDown,
  'chevron-left': ['M15 5.500L8.5 12l6.5 6.5'],
  'chevron-right': chevronRight,
  'chevron-up': ['M5.5 15L12 8.500l6.5 6.5'],
  close: ['M5.5 5.500l13 13', 'M18.5 5.500l-13 13'],
  compass: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M15.5 8.500l-2 5-5 2 2-5z'],
  download: ['M12 4v11', 'M7 10.500l5 5 5-5', 'M4.5 20h15'],
  edit: ['M4 20l1-4.500L16.5 4 20 7.5 8.5 19z', 'M13.5 7L17 10.5'],
  external,
  eye,
  'eye-off': eyeOff,
  file: ['M6 3h8l5 5v13H6z', 'M14 3v5h5', 'M9.5 13h6', 'M9.5 17h6'],
  'file-blank': ['M6 3h8l5 5v13H6z', 'M14 3v5h5'],
  'file-pdf': ['M6 3h8l5 5v13H6z', 'M14 3v5h5', 'M10 18.5v-6h2.500a1.800 1.800 0 0 1 0 3.600H10'],
  help: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M9.5 9.300A2.6 2.6 0 0 1 14.6 10c0 1.8-2.6 2.2-2.6 4', 'M12 17v.1'],
  home: ['M3.5 11.500L12 4l8.5 7.5', 'M6 10v10h12V10', 'M10 20v-5.500h4V20'],
  image: ['M3.5 5h17v14h-17z', 'M3.5 16l5-5 4.5 4.5 2.5-2.5 5 5', 'M15.5 9h.1'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 11v5.5', 'M12 7.500v.1'],
  lock: ['M5 10.500h14V21H5z', 'M8 10.500V7.500a4 4 0 0 1 8 0v3', 'M12 14.500v2.5'],
  logout: ['M10 20H4.500V4H10', 'M15.5 7.500L20 12l-4.5 4.5', 'M20 12H9.5'],
  phone: [
    'M5 3.500h4l1.5 5L8 10.500a13 13 0 0 0 5.5 5.500l2-2.5 5 1.500v4a2 2 0 0 1-2 2A15.5 15.5 0 0 1 3 5.500a2 2 0 0 1 2-2z',
  ],
  pin: ['M12 21.500s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12z', 'M12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'],
  plus: ['M12 5v14', 'M5 12h14'],
  print: ['M7 8.5V3h10v5.5', 'M7 17H3.5V8.5h17V17H17', 'M7 13.5h10V21H7z'],
  refresh: ['M20 12a8 8 0 1 1-2.5-5.8', 'M18.5 2.500v4.500H14'],
  shield,
  trash: ['M4 6.500h16', 'M9 6.500v-3h6v3', 'M6 6.500L7 21h10l1-14.5', 'M10 11v5.5', 'M14 11v5.5'],
  upload: ['M12 15.500V4.5', 'M7 9l5-5 5 5', 'M4.5 20h15'],
  user: ['M12 3.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8z', 'M4 20.500a8 6 0 0 1 16 0'],
  users: [
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
    'M2.5 19.500a6.5 5.5 0 0 1 13 0',
    'M15.5 4.300a3.5 3.5 0 0 1 0 6.4',
    'M18 14.500a6 5.5 0 0 1 3.5 5',
  ],
} satisfies Record<string, readonly string[]>;

/** The names of the icons. */
export type IconName = keyof typeof iconShapes;
