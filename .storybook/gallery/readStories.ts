export interface Story {
  id: string;
  name: string;
}

/** The stories of one screen or part, in the order of the sidebar. */
export interface GroupOfStories {
  title: string;
  stories: Story[];
}

/**
 * Reads Storybook's list of stories.
 *
 * @throws When the list cannot be loaded.
 */
export async function readStories(): Promise<GroupOfStories[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`index.json failed with status ${String(response.status)}`);
  const { entries } = (await response.json()) as {
    entries: Record<string, Story & { title: string; type: 'docs' | 'story' }>;
  };
  const groups = new Map<string, Story[]>();
  for (const { id, name, title, type } of Object.values(entries)) {
    if (type !== 'story') continue;
    const stories = groups.get(title) ?? [];
    groups.set(title, [...stories, { id, name }]);
  }
  return [...groups].map(([title, stories]) => ({ title, stories }));
}
