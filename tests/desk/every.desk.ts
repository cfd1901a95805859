import { test } from './desk';
import { widthOf } from './entry';
import { pages, stories } from './stories';

/** The widths of a desktop and of a phone. */
for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(({ desk }) => desk.page.setViewportSize({ width, height: 900 }));

    for (const story of stories.filter((one) => width <= widthOf(one))) {
      test(`${story.title}: ${story.name}`, ({ desk }) => desk.show(story.id));
    }

    for (const page of pages) {
      test(`the docs page ${page.title}`, ({ desk }) => desk.read(page.id));
    }
  });
}
