import type { IconName } from '@pension-trace/react/ui';

/** Every icon, with other words that find it. */
const iconWords = {
  alert: 'warning error problem',
  'arrow-left': 'back previous',
  'arrow-right': 'next continue',
  bell: 'notification reminder',
  book: 'guide help read',
  briefcase: 'employer job work',
  calculator: 'sum money',
  chart: 'graph progress',
  check: 'done tick success',
  'chevron-down': 'open more',
  'chevron-left': 'back previous',
  'chevron-right': 'next open',
  'chevron-up': 'close less',
  clock: 'time wait history',
  close: 'cancel dismiss cross',
  compass: 'find direction',
  download: 'save file',
  edit: 'change pencil',
  external: 'new tab link',
  eye: 'show password',
  'eye-off': 'hide password',
  file: 'document letter',
  'file-blank': 'document empty',
  'file-pdf': 'document',
  help: 'question support',
  home: 'address house start',
  image: 'picture photo',
  info: 'information about',
  lock: 'secure private',
  logout: 'sign out leave',
  mail: 'email letter message',
  merge: 'join duplicate',
  minus: 'remove less',
  phone: 'call telephone',
  pin: 'place map location',
  plus: 'add new',
  print: 'paper',
  refresh: 'again reload retry',
  search: 'find look',
  shield: 'safe protected',
  target: 'aim goal',
  trash: 'delete remove bin',
  upload: 'send file',
  user: 'profile account person',
  users: 'people group',
} satisfies Record<IconName, string>;

const isIcon = (name: string): name is IconName => name in iconWords;

export const iconNames = Object.keys(iconWords).filter(isIcon);

/** The icons whose name or other words contain every word of the search. */
export function findIcons(search: string): IconName[] {
  const words = search.toLowerCase().split(/\s+/u);
  return iconNames.filter((name) => words.every((word) => `${name} ${iconWords[name]}`.includes(word)));
}
