export interface Story {
  id: string;
  name: string;
}

/** The stories of one screen or part. */
export interface GroupOfStories {
  title: string;
  /** The file with the stories, such as './stories/ui/Badge.stories.tsx'. */
  file: string;
  stories: Story[];
}

/**
 * Reads Storybook's list of stories, in the order of the sidebar with the screens first.
 *
 * @throws When the list cannot be loaded.
 */
export async function readStories(): Promise<GroupOfStories[]> {
  const response = await fetch('./index.json');
  if (!response.ok) throw new Error(`index.json failed with status ${String(response.status)}`);
  const { entries } = (await response.json()) as {
    entries: Record<string, Story & { title: string; type: 'docs' | 'story'; importPath: string }>;
  };
  const groups = new Map<string, GroupOfStories>();
  for (const { id, name, title, type, importPath: file } of Object.values(entries)) {
    if (type !== 'story') continue;
    const stories = groups.get(title)?.stories ?? [];
    groups.set(title, { title, file, stories: [...stories, { id, name }] });
  }
  return [...groups.values()].sort((one, other) => Number(isPart(one)) - Number(isPart(other)));
}

/** What screens are made of. */
const isPart = ({ title }: GroupOfStories) => /^(?:Foundations|Parts)\//.test(title);
