import { test } from './desk';
import { pages, stories } from './stories';

for (const story of stories) {
  test(`${story.title}: ${story.name}`, ({ desk }) => desk.show(story.id));
}

for (const page of pages) {
  test(`the docs page ${page.title}`, ({ desk }) => desk.read(page.id));
}
