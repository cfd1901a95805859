/** A story or a docs page in Storybook's index. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** `phone` beside a story's phone viewport, which the index does not have. */
  tags?: string[];
}

/** The width at which to show a story first: a phone's for a story with the tag `phone`, else a desktop's. */
export function widthOf({ tags }: Entry): 1280 | 360 {
  return tags?.includes('phone') ? 360 : 1280;
}
