import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { StoryCards } from './gallery/StoryCards';
import { useStories } from './gallery/useStories';
import { guidanceFor } from './guidance/guidanceFor';
import { PartDetails, PartGuide } from './guidance/PartGuide';

/**
 * The docs page of a component: its purpose, its first state, its props, and a picture of each state.
 *
 * A docs page runs no play function, so most live states would look the same here.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const { title } = csfFile.meta;
  const guidance = guidanceFor(title);
  const list = useStories();
  const groups = list.status === 'ready' ? list.groups : [];
  const stories = groups.find((group) => group.title === title)?.stories ?? [];
  return (
    <>
      <Title />
      <Description />
      {guidance && <PartGuide guidance={guidance} />}
      <h2>Try it</h2>
      <Primary />
      <Controls />
      {guidance && <PartDetails part={title.replace('Parts/', '')} guidance={guidance} groups={groups} />}
      <h2>All states: {Object.keys(csfFile.stories).length}</h2>
      {list.status === 'failed' && <p role="alert">The list of stories failed to load. Reload the page.</p>}
      {list.status === 'ready' && (
        <StoryCards
          title={title}
          stories={stories}
          look={{ width: guidance ? 'desktop' : 'phone', theme: 'light' }}
          pictures={list.pictures}
        />
      )}
    </>
  );
}
