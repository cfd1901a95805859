import { useEffect, useId, useState } from 'react';
import { readStories, type GroupOfStories } from '../gallery/readStories';
import { storiesOfPart } from './storiesOfPart';
import { wordsByPart, type Words as WordsOfKey } from './wordsByPart';

const parts = wordsByPart();

/** Every text of the product, filtered by its words or its key, with the stories that show it. */
export function Words() {
  const id = useId();
  const [search, setSearch] = useState('');
  const [groups, setGroups] = useState<readonly GroupOfStories[]>([]);

  useEffect(() => {
    // Without the list, the texts have no links.
    readStories().then(setGroups, () => setGroups([]));
  }, []);

  const found = parts
    .map(({ part, words }) => ({ part, words: words.filter((word) => matches(word, search)) }))
    .filter(({ words }) => words.length > 0);
  const count = found.reduce((sum, { words }) => sum + words.length, 0);

  return (
    <div className="sb-words">
      <label htmlFor={id}>Text or key</label>{' '}
      <input
        id={id}
        type="search"
        placeholder="such as postcode, or reason.heading"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status">{count} texts</p>
      {found.map(({ part, words }) => (
        <section key={part}>
          <h3>{part}</h3>
          <p>
            {storiesOfPart(part, groups).map(({ title, stories: [first] }) => (
              <a
                key={title}
                href={`./?path=/story/${first?.id ?? ''}`}
                target="_top"
                style={{ marginInlineEnd: '1rem' }}
              >
                {title}
              </a>
            ))}
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">English</th>
              </tr>
            </thead>
            <tbody>
              {words.map(({ key, english }) => (
                <tr key={key}>
                  <td>
                    <code>{key}</code>
                  </td>
                  <td>{english}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function matches({ key, english }: WordsOfKey, search: string): boolean {
  const text = `${key} ${english}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
