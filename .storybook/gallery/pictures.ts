import { viewports } from '../viewports';

/** The widths and themes with pictures. The gallery shows live stories for all others. */
export const pictureWidths = ['phone', 'desktop'] as const;
export const pictureThemes = ['light', 'dark'] as const;

export type Width = keyof typeof viewports;
export type Theme = (typeof pictureThemes)[number];

/** The size of the page in a picture, in CSS pixels. A part fills less of a page than a screen. */
export function pageSize(title: string, width: Width): { width: number; height: number } {
  const { styles } = viewports[width];
  const isPart = title.startsWith('Parts/');
  if (isPart && width === 'desktop') return { width: 800, height: 560 };
  return {
    width: Number.parseInt(styles.width, 10),
    height: isPart ? 400 : Number.parseInt(styles.height, 10),
  };
}

/** The URL of a picture, relative to Storybook's folder. */
export function pictureUrl(id: string, width: Width, theme: Theme): string {
  return `./pictures/${width}-${theme}/${id}.webp`;
}

/**
 * The ids of the stories with pictures. A build without `npm run gallery:pictures` has none.
 *
 * @throws When the list cannot be loaded.
 */
export async function readPictures(): Promise<ReadonlySet<string>> {
  const response = await fetch('./pictures.json');
  if (!response.ok) throw new Error(`pictures.json failed with status ${String(response.status)}`);
  return new Set((await response.json()) as string[]);
}
