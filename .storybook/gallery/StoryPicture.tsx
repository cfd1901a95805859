import { viewports } from '../viewports';
import type { Story } from './readStories';

export interface StoryPictureProps extends Story {
  /** The values of the toolbar. */
  mode: Readonly<Record<string, string>>;
}

/** The width of a picture, in pixels. */
const shownWidth = 240;

/** A small live preview of one story, with a link to it. It loads when it is near the viewport. */
export function StoryPicture({ id, name, mode }: StoryPictureProps) {
  const { viewport: wanted, forcedColors: _, ...globals } = mode;
  const { styles } = viewports[isViewport(wanted) ? wanted : 'phone'];
  const scale = shownWidth / Number.parseInt(styles.width, 10);
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: Object.entries(globals)
      .map(([key, value]) => `${key}:${value}`)
      .join(';'),
  });
  return (
    <li>
      <a href={`./?path=/story/${id}`} target="_top">
        {name}
      </a>
      <div
        className="sb-gallery__picture"
        style={{ inlineSize: shownWidth, blockSize: Number.parseInt(styles.height, 10) * scale }}
      >
        <iframe
          src={`./iframe.html?${query.toString()}`}
          title={name}
          loading="lazy"
          tabIndex={-1}
          style={{ inlineSize: styles.width, blockSize: styles.height, scale: String(scale) }}
        />
      </div>
    </li>
  );
}

function isViewport(name: string | undefined): name is keyof typeof viewports {
  return name !== undefined && name in viewports;
}
