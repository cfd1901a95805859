import { test } from './desk';
import { stories } from './stories';

for (const story of stories) {
  test(`${story.title}: ${story.name}`, ({ desk }) => desk.show(story.id));
}
