import { useDeferredValue, useId, useState } from 'react';
import { namedModes } from '../modes';
import { viewports } from '../viewports';
import { FilterField } from './FilterField';
import { pictureThemes, type Theme, type Width } from './pictures';
import type { GroupOfStories } from './readStories';
import { isStateKind, stateKinds, type StateKind } from './stateKinds';
import { StoryCards, type Look } from './StoryCards';
import { useStories } from './useStories';

interface Filter {
  /** A title, such as 'Portal/Dashboard'. Empty for all. */
  screen: string;
  kind: StateKind | '';
  search: string;
}

/** The values that a mode adds to a width and a theme. */
function ownGlobals(mode: Readonly<Record<string, string>>): Record<string, string> {
  const isOwn = ([key]: [string, string]) => !['viewport', 'theme', 'forcedColors'].includes(key);
  return Object.fromEntries(Object.entries(mode).filter(isOwn));
}

/** The modes that are more than a width and a theme. */
const looks = Object.fromEntries(
  Object.entries(namedModes)
    .map(([name, mode]) => [name, ownGlobals(mode)] as const)
    .filter(([, globals]) => Object.keys(globals).length > 0),
);

const areaOf = ({ title }: GroupOfStories) => title.split('/')[0] ?? '';

/** Every state of every screen and part, filtered by screen and state, in a width, a theme and a mode. */
export function Gallery() {
  const id = useId();
  const state = useStories();
  const [filter, setFilter] = useState<Filter>({ screen: '', kind: '', search: '' });
  const [width, setWidth] = useState<Width>('phone');
  const [theme, setTheme] = useState<Theme>('light');
  const [lookName, setLookName] = useState('');
  // The page has hundreds of cards. Typing stays fast while they render.
  const shownFilter = useDeferredValue(filter);
  const look = useDeferredValue<Look>({ width, theme, globals: looks[lookName] });

  if (state.status === 'loading') return <p>Reading the list of stories…</p>;
  if (state.status === 'failed') return <p role="alert">The list of stories failed to load. Reload the page.</p>;

  const groups = matching(state.groups, shownFilter);
  const count = groups.reduce((sum, { stories }) => sum + stories.length, 0);
  const areas = [...new Set(state.groups.map(areaOf))];
  return (
    <div className="sb-gallery">
      <form className="sb-gallery__filters" role="search" onSubmit={(event) => event.preventDefault()}>
        <FilterField
          label="Screen or part"
          value={filter.screen}
          onChange={(screen) => setFilter({ ...filter, screen })}
        >
          <option value="">All</option>
          {areas.map((area) => (
            <optgroup key={area} label={area}>
              {state.groups
                .filter((group) => areaOf(group) === area)
                .map(({ title }) => (
                  <option key={title} value={title}>
                    {title.slice(area.length + 1)}
                  </option>
                ))}
            </optgroup>
          ))}
        </FilterField>
        <FilterField
          label="State"
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind: isStateKind(kind) ? kind : '' })}
        >
          <option value="">All</option>
          {Object.keys(stateKinds).map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </FilterField>
        <div className="sb-gallery__field">
          <label htmlFor={`${id}-search`}>Words in the name</label>
          <input
            id={`${id}-search`}
            type="search"
            placeholder="such as address, or signed"
            value={filter.search}
            onChange={(event) => setFilter({ ...filter, search: event.target.value })}
          />
        </div>
        <FilterField label="Width" value={width} onChange={(value) => setWidth(value as Width)}>
          {Object.entries(viewports).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </FilterField>
        <FilterField label="Theme" value={theme} onChange={(value) => setTheme(value as Theme)}>
          {pictureThemes.map((value) => (
            <option key={value} value={value}>
              {value === 'light' ? 'Light' : 'Dark'}
            </option>
          ))}
        </FilterField>
        <FilterField label="Look" value={lookName} onChange={setLookName}>
          <option value="">This firm’s</option>
          {Object.keys(looks).map((name) => (
            <option key={name} value={name}>
              {name.charAt(0).toUpperCase() + name.slice(1)}
            </option>
          ))}
        </FilterField>
      </form>
      <p role="status">
        {count} {count === 1 ? 'state' : 'states'} of {groups.length}{' '}
        {groups.length === 1 ? 'screen or part' : 'screens and parts'}
      </p>
      {groups.length === 0 && <p>No state has this name. Choose All, or type fewer words.</p>}
      {groups.map(({ title, stories }) => (
        <section key={title} className="sb-gallery__group">
          <h2>
            {title.replace('/', ': ')} <small>{stories.length}</small>
          </h2>
          <StoryCards title={title} stories={stories} look={look} pictures={state.pictures} />
        </section>
      ))}
    </div>
  );
}

/** The groups, with the stories that match the filter. */
function matching(groups: readonly GroupOfStories[], { screen, kind, search }: Filter): GroupOfStories[] {
  const words = search.toLowerCase().split(/\s+/u);
  return groups.flatMap((group) => {
    if (screen !== '' && group.title !== screen) return [];
    const stories = group.stories.filter(({ name }) => {
      const text = `${group.title} ${name}`.toLowerCase();
      return (kind === '' || stateKinds[kind].test(name)) && words.every((word) => text.includes(word));
    });
    return stories.length > 0 ? [{ ...group, stories }] : [];
  });
}
