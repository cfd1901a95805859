import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { guidanceFor } from './guidance/guidanceFor';

/** The headings of the guidance texts, in order. */
const headings = ['Use it', 'Do not use it', 'Do', 'Do not', 'Words'];

/**
 * The docs page of a component: what it is for, its first state, its props, and a link to each state.
 *
 * The Gallery shows the states. A docs page runs no play function, so most states would look the same here.
 */
export function DocsPage() {
  const { csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const advice = guidanceFor(csfFile.meta.title);
  return (
    <>
      <Title />
      <Description />
      {advice && (
        <dl className="sb-guidance">
          {advice.map((text, index) => (
            <Fragment key={headings[index]}>
              <dt>{headings[index]}</dt>
              <dd>{withCode(text)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <Primary />
      <Controls />
      <h2>All states: {stories.length}</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows what is in backticks as code. */
function withCode(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={part}>{part}</code>));
}
