import type { Rules } from './rules';

export interface Title {
  code: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  label: string;
}

/** The titles with the codes that are sent. */
export const titles: readonly Title[] = [
  { code: 1, label: 'Mr' },
  { code: 2, label: 'Mrs' },
  { code: 3, label: 'Miss' },
  { code: 4, label: 'Mx' },
  { code: 5, label: 'Dr' },
  { code: 6, label: 'Ms' },
  { code: 7, label: 'Prof' },
  { code: 8, label: 'Rev' },
];

/** Whether a title is missing. An unknown code counts as missing. */
export function checkTitle(code: number | null | undefined, rules: Rules): 'missing' | undefined {
  const isChosen = titles.some((title) => title.code === code);
  return isChosen || !rules.isTitleRequired ? undefined : 'missing';
}
