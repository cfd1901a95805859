const transcripts = Object.entries(
  import.meta.glob<string>('../../tests/transcripts/*.txt', { query: '?raw', import: 'default', eager: true }),
);

/** A screen reader's output for one screen. */
export interface Heard {
  /** The screen, such as 'log in errors'. */
  screen: string;
  line: string;
}

/**
 * Finds what a screen reader says about a part, each line once. A test compares the transcripts with the screens.
 *
 * @param pattern Matches the lines about the part.
 * @param most The maximum number of lines.
 */
export function transcriptLines(pattern: RegExp, most = 3): Heard[] {
  const found = new Map<string, Heard>();
  for (const [file, text] of transcripts) {
    const screen = /([\w-]+)\.txt$/u.exec(file)?.[1]?.replaceAll('-', ' ') ?? '';
    for (const line of text.split('\n')) {
      if (pattern.test(line) && !found.has(line)) found.set(line, { screen, line });
    }
  }
  return [...found.values()].slice(0, most);
}
