import { useEffect, useId, useState } from 'react';
import { namedModes } from '../modes';
import { readStories, type GroupOfStories } from './readStories';
import { StoryPicture } from './StoryPicture';

type Mode = keyof typeof namedModes;
type State = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; groups: GroupOfStories[] };

/** Groups are open when at most this many match, so that the page stays short. */
const mostOpen = 3;

/** Every state of every screen and part, filtered by name and shown in one of the named modes. */
export function Gallery() {
  const id = useId();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [search, setSearch] = useState('');
  const [mode, setMode] = useState<Mode>('phone light');

  useEffect(() => {
    readStories().then(
      (groups) => setState({ status: 'ready', groups }),
      () => setState({ status: 'failed' }),
    );
  }, []);

  if (state.status === 'loading') return <p>Reading the list of stories…</p>;
  if (state.status === 'failed') return <p role="alert">The list of stories failed to load. Reload the page.</p>;

  const groups = matching(state.groups, search);
  const count = groups.reduce((sum, { stories }) => sum + stories.length, 0);
  return (
    <div className="sb-gallery">
      <div className="sb-gallery__filters">
        <label htmlFor={`${id}-search`}>Screen, part or state</label>
        <input
          id={`${id}-search`}
          type="search"
          placeholder="such as Portal, or failed"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label htmlFor={`${id}-mode`}>Shown in</label>
        <select id={`${id}-mode`} value={mode} onChange={(event) => setMode(event.target.value as Mode)}>
          {Object.keys(namedModes).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <p role="status">
        {count} states of {groups.length} screens and parts
      </p>
      {groups.map(({ title, stories }) => (
        <Group key={title} title={title} stories={stories} mode={mode} isFew={groups.length <= mostOpen} />
      ))}
    </div>
  );
}

function Group({ title, stories, mode, isFew }: Omit<GroupOfStories, 'file'> & { mode: Mode; isFew: boolean }) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const isShown = isOpen ?? isFew;
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open === isFew ? undefined : currentTarget.open)}
    >
      <summary>
        {title} ({stories.length})
      </summary>
      {isShown && (
        <ul className="sb-gallery__states" role="list">
          {stories.map((story) => (
            <StoryPicture key={`${story.id} ${mode}`} {...story} mode={namedModes[mode]} />
          ))}
        </ul>
      )}
    </details>
  );
}

/** The groups, with the stories that match every word of the search by title or name. */
function matching(groups: GroupOfStories[], search: string): GroupOfStories[] {
  const words = search.toLowerCase().split(/\s+/u);
  return groups.flatMap(({ title, file, stories }) => {
    const found = stories.filter(({ name }) => {
      const text = `${title} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ title, file, stories: found }] : [];
  });
}
