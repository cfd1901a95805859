import { test } from './desk';
import { stories } from './stories';

const firsts = stories.filter(({ title }, index) => stories.findIndex((story) => story.title === title) === index);

for (const story of firsts) {
  test(`${story.title}: ${story.name}`, ({ desk }) => desk.show(story.id));
}
