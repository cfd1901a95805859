import { Icon } from '@pension-trace/react/ui';
import { usedOn } from 'virtual:used-on';
import type { GroupOfStories } from '../gallery/readStories';
import type { Example, Guidance } from './Guidance';
import { transcriptLines } from './transcripts';
import { withCode } from './withCode';

/** When to use a part, a right and a wrong example, and how to word it. */
export function PartGuide({ guidance }: { guidance: Guidance }) {
  return (
    <>
      <dl className="sb-guidance">
        <dt>Use it</dt>
        <dd>{withCode(guidance.use)}</dd>
        <dt>Do not use it</dt>
        <dd>{withCode(guidance.avoid)}</dd>
        <dt>Words</dt>
        <dd>{withCode(guidance.words)}</dd>
      </dl>
      <div className="sb-examples">
        <ExampleOf kind="do" {...guidance.do} />
        <ExampleOf kind="dont" {...guidance.dont} />
      </div>
    </>
  );
}

function ExampleOf({ kind, text, picture }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure className={`sb-example sb-example--${kind}`}>
      <div className="sb-example__picture sb-unstyled">
        <div className="ptr-root">
          <div>{picture}</div>
        </div>
      </div>
      <figcaption>
        <strong>
          <Icon name={kind === 'do' ? 'check' : 'close'} /> {kind === 'do' ? 'Do' : 'Do not'}
        </strong>
        <span>{withCode(text)}</span>
      </figcaption>
    </figure>
  );
}

/** The keys of a part, what a screen reader says about it, and the screens that use it. */
export function PartDetails({
  part,
  guidance,
  groups,
}: {
  part: string;
  guidance: Guidance;
  groups: readonly GroupOfStories[];
}) {
  const { keys, heard } = guidance;
  const lines = heard ? transcriptLines(heard) : [];
  const titles = usedOn[part] ?? [];
  const screens = groups.filter(({ title }) => titles.includes(title));
  return (
    <>
      {keys && (
        <>
          <h2>Keyboard</h2>
          <dl className="sb-guidance">
            {keys.map(([key, effect]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {lines.length > 0 && (
        <>
          <h2>What a screen reader says</h2>
          <dl className="sb-guidance">
            {lines.map(({ screen, line }) => (
              <div key={line}>
                <dt>{screen.charAt(0).toUpperCase() + screen.slice(1)}</dt>
                <dd>“{line}”</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {screens.length > 0 && (
        <>
          <h2>Used on {screens.length === 1 ? 'this screen' : `these ${String(screens.length)} screens`}</h2>
          <ul className="sb-links" role="list">
            {screens.map(({ title, stories: [first] }) => (
              <li key={title}>
                <a href={`./?path=/story/${first?.id ?? ''}`} target="_top">
                  {title.replace('/', ': ')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
