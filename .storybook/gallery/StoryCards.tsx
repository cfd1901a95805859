import { pageSize, pictureThemes, pictureUrl, pictureWidths, type Theme, type Width } from './pictures';
import type { Story } from './readStories';
import { StoryFrame } from './StoryFrame';

/** The settings of the toolbar for the stories. */
export interface Look {
  width: Width;
  theme: Theme;
  /** More values of the toolbar, such as a brand. */
  globals?: Readonly<Record<string, string>> | undefined;
}

export interface StoryCardsProps {
  /** The title of the screen or part, such as 'Portal/Dashboard'. */
  title: string;
  stories: readonly Story[];
  look: Look;
  /** The ids of the stories with pictures. */
  pictures: ReadonlySet<string>;
}

/** A card for each story: a picture and a name, with a link to the live story. */
export function StoryCards({ title, stories, look, pictures }: StoryCardsProps) {
  const { width, theme, globals = {} } = look;
  const size = pageSize(title, width);
  const hasPictures =
    Object.keys(globals).length === 0 && isOneOf(pictureWidths, width) && isOneOf(pictureThemes, theme);
  const toolbar = { ...globals, theme };
  return (
    <ul className={`sb-cards sb-cards--${size.width > size.height ? 'wide' : 'tall'}`} role="list">
      {stories.map(({ id, name }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}&globals=${toQuery({ ...toolbar, viewport: width })}`} target="_top">
            <span
              className="sb-cards__picture"
              style={{ aspectRatio: `${String(size.width)} / ${String(size.height)}` }}
              data-theme={theme}
            >
              {hasPictures && pictures.has(id) ? (
                <img
                  src={pictureUrl(id, width, theme)}
                  {...size}
                  alt={`${title.replace(/^.*\//u, '')}: ${name}`}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <StoryFrame key={`${id} ${toQuery(toolbar)}`} id={id} size={size} globals={toQuery(toolbar)} />
              )}
            </span>
            <span className="sb-cards__name">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function isOneOf(all: readonly string[], value: string): boolean {
  return all.includes(value);
}

/** Writes values of the toolbar as Storybook's URLs do. */
function toQuery(globals: Readonly<Record<string, string>>): string {
  return Object.entries(globals)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
}
