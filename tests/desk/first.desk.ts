import { test } from './desk';
import { pages, stories } from './stories';

const firsts = stories.filter(({ title }, index) => stories.findIndex((story) => story.title === title) === index);

for (const story of firsts) {
  test(`${story.title}: ${story.name}`, ({ desk }) => desk.show(story.id));
}

const groupOf = ({ title }: { title: string }) => title.split('/')[0];
const firstPages = pages.filter(
  (page, index) => pages.findIndex((other) => groupOf(other) === groupOf(page)) === index,
);

for (const page of firstPages) {
  test(`the docs page ${page.title}`, ({ desk }) => desk.read(page.id));
}
