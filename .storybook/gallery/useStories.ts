import { useEffect, useState } from 'react';
import { readPictures } from './pictures';
import { readStories, type GroupOfStories } from './readStories';

export type StoriesState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; groups: readonly GroupOfStories[]; pictures: ReadonlySet<string> };

/** Every story by screen and part, and the ids of those with pictures. */
export function useStories(): StoriesState {
  const [state, setState] = useState<StoriesState>({ status: 'loading' });

  useEffect(() => {
    Promise.all([readStories(), readPictures()]).then(
      ([groups, pictures]) => setState({ status: 'ready', groups, pictures }),
      () => setState({ status: 'failed' }),
    );
  }, []);

  return state;
}
