import type { GroupOfStories } from '../gallery/readStories';

// The source of `Messages`, whose imports name the folder of each part. Stories have the same folders as the sources.
const [source = ''] = Object.values(
  import.meta.glob<string>('../../src/texts/messages.ts', { query: '?raw', import: 'default', eager: true }),
);

/** The stories of the screens that show a part of `messages`: those in the folder of its texts. */
export function storiesOfPart(part: string, groups: readonly GroupOfStories[]): GroupOfStories[] {
  const name = new RegExp(`^  ${part}: typeof (\\w+);`, 'mu').exec(source)?.[1] ?? '';
  const folder = new RegExp(`\\b${name}\\b[^']*'\\.\\./(.+)/\\w+';`, 'u').exec(source)?.[1];
  return groups.filter(({ file }) => file.startsWith(`./stories/${folder}/`));
}
