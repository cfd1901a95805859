import type { Page } from './pages';
import { packageName } from './repository';
import type { Kind, Parameter, PublicName } from './reference';
import { sourceOf, withoutSource } from './sources';
import type { Snippet } from './snippets';
import type { Member, StateGroup } from './types';
import type { Word } from './words';

/** What each kind is called in the menu. Types share one page. */
const groups: Readonly<Record<Exclude<Kind, 'type'>, string>> = {
  screen: 'Screens',
  hook: 'Hooks',
  part: 'Parts',
  function: 'Functions and values',
  value: 'Functions and values',
};

export interface ReferenceOptions {
  names: readonly PublicName[];
  examples: ReadonlyMap<string, Snippet>;
  words: ReadonlyMap<string, readonly Word[]>;
}

/** The page of every public name, the page of the types, the page of the words, and an index. */
export function referencePages({ names, examples, words }: ReferenceOptions): Page[] {
  const pages = names.flatMap((name): Page[] =>
    name.kind === 'type'
      ? []
      : [
          {
            title: name.name,
            address: addressOf(name),
            group: groups[name.kind],
            markdown: pageOf(name, names, examples),
          },
        ],
  );
  return [indexPage(names), typesPage(names), wordsPage(words), ...pages];
}

/** Where a public name is explained. */
export function addressOf({ name, kind }: PublicName): string {
  return kind === 'type' ? `reference/types.html#${name.toLowerCase()}` : `reference/${name}.html`;
}

function pageOf(name: PublicName, names: readonly PublicName[], examples: ReadonlyMap<string, Snippet>): string {
  const example = examples.get(name.name);
  const throws = name.throws.map((when) => `Throws an error for developers: ${lowerFirst(when)}`);
  return joined([
    `# ${name.name}`,
    withoutSource(name.text),
    name.from.map((specifier) => `\`\`\`ts\nimport { ${name.name} } from '${specifier}';\n\`\`\``).at(0),
    name.from.length > 1 &&
      `Also in ${name.from
        .slice(1)
        .map((one) => `\`${one}\``)
        .join(', ')}.`,
    sourceOf(name),
    example && `## Example\n\n\`\`\`tsx\n${example.code}\n\`\`\``,
    ...parametersOf(name),
    ...resultOf(name),
    ...statesOf(name, names),
    errorsOf(name, throws, names),
    name.words.length > 0 &&
      `## Words\n\nEvery text can be replaced with the provider's \`messages\`: ${name.words.map((feature) => `[${feature}](site:reference/words.html#${feature.toLowerCase()})`).join(', ')}.`,
    !['screen', 'part'].includes(name.kind) && `## Declaration\n\n\`\`\`ts\n${name.declaration}\n\`\`\``,
    typesIn(name, names),
  ]);
}

function parametersOf({ kind, parameters }: PublicName): string[] {
  if (kind === 'screen' || kind === 'part') {
    const [props] = parameters;
    if (!props) return ['## Props\n\nNone.'];
    const inherited = /HTMLAttributes|Omit<|ComponentProps/.test(props.type) ? `\n\nType: \`${props.type}\`` : '';
    return [`## Props\n\n${props.members.length > 0 ? memberTable(props.members) : `\`${props.type}\``}${inherited}`];
  }
  return parameters.map((parameter) =>
    joined([
      `## ${parameter.name === 'options' ? 'Options' : `Parameter \`${parameter.name}\``}`,
      parameter.text,
      describesItself(parameter) ? `Type: \`${parameter.type}\`` : memberTable(parameter.members),
    ]),
  );
}

function describesItself({ name, members }: Parameter): boolean {
  return name !== 'options' || members.length === 0;
}

function resultOf({ result }: PublicName): string[] {
  if (!result) return [];
  return [joined([`## Result`, `\`${result.type}\``, result.members.length > 0 && memberTable(result.members)])];
}

/** The states of a hook; those of a screen are its hooks'. */
function statesOf({ kind, result, hooks }: PublicName, names: readonly PublicName[]): string[] {
  if (kind === 'screen') {
    const built = names.filter(({ name }) => hooks.includes(name));
    if (built.length === 0) return [];
    const groups = built.flatMap(({ name, result: own }) =>
      (own?.states ?? []).map(
        (group) => `### Of \`${name}\`${group.path ? `, \`${group.path}\`` : ''}\n\n${stateTable(group)}`,
      ),
    );
    const list = built.map(({ name }) => `\`${name}\``).join(', ');
    return [joined([`## States`, `Shows the states of ${list}.`, ...groups])];
  }
  const groups = result?.states ?? [];
  if (groups.length === 0) return [];
  return [
    joined(['## States', ...groups.map((group) => joined([group.path && `### \`${group.path}\``, stateTable(group)]))]),
  ];
}

function errorsOf({ kind, result, hooks }: PublicName, throws: readonly string[], names: readonly PublicName[]) {
  const states = [result, ...names.filter(({ name }) => hooks.includes(name)).map((hook) => hook.result)].flatMap(
    (one) => one?.states.flatMap((group) => group.states) ?? [],
  );
  const carriesError = states.some(({ carries }) => carries.some((one) => one.startsWith('error: BackendError')));
  if (!carriesError && throws.length === 0)
    return kind === 'screen' ? '## Errors\n\nThrows when no `PensionTraceProvider` is above.' : '';
  const failed =
    carriesError &&
    (kind === 'screen'
      ? 'A failed call shows its message for customers. The provider’s `onError` gets every error that is not meant for them: [Errors](site:errors.html).'
      : 'A state that failed carries `message`, which is for customers, and `error`, a `BackendError` with a code: [Errors](site:errors.html).');
  return joined(['## Errors', failed, ...throws]);
}

/** The public types that the page names. */
function typesIn({ name, declaration, parameters, result }: PublicName, names: readonly PublicName[]) {
  const text = JSON.stringify([declaration, parameters, result]);
  const types = names.filter(
    (one) => one.kind === 'type' && one.name !== name && new RegExp(`\\b${one.name}\\b`).test(text),
  );
  return types.length > 0 && `## Types\n\n${types.map((type) => `[${type.name}](site:${addressOf(type)})`).join(', ')}`;
}

function memberTable(members: readonly Member[]): string {
  const rows = members.map(({ name, type, isOptional, defaultValue, text }) => [
    `\`${name}\`${isOptional ? '' : ' (required)'}`,
    `\`${type}\``,
    defaultValue && `\`${defaultValue}\``,
    text,
  ]);
  const hasDefaults = members.some(({ defaultValue }) => defaultValue !== '');
  return hasDefaults
    ? table(['Name', 'Type', 'Default', 'What it does'], rows)
    : table(
        ['Name', 'Type', 'What it does'],
        rows.map(([name = '', type = '', , text = '']) => [name, type, text]),
      );
}

function stateTable({ states }: StateGroup): string {
  return table(
    ['`status`', 'Comes with', 'When'],
    states.map(({ status, carries, text }) => [`\`${status}\``, carries.map((one) => `\`${one}\``).join(', '), text]),
  );
}

function typesPage(names: readonly PublicName[]): Page {
  const types = names.filter(({ kind }) => kind === 'type');
  const sections = types.map(({ name, from, text, declaration }) =>
    joined([
      `## ${name}`,
      text,
      `\`\`\`ts\n${declaration}\n\`\`\``,
      `From ${from.map((one) => `\`${one}\``).join(', ')}.`,
    ]),
  );
  return {
    title: 'Types',
    address: 'reference/types.html',
    group: 'Start',
    markdown: joined(['# Types', 'Every public type.', ...sections]),
  };
}

function wordsPage(words: ReadonlyMap<string, readonly Word[]>): Page {
  const sections = [...words].map(([feature, list]) =>
    joined([
      `## ${feature}`,
      table(
        ['Key', 'Text'],
        list.map(({ key, text, isText }) => [`\`${key}\``, isText ? text : `\`${text}\``]),
      ),
    ]),
  );
  const markdown = joined([
    '# Words',
    "Every text that a customer reads, by the key of its feature in the provider's `messages`. Replace one or all:",
    "```tsx\n<PensionTraceProvider adapter={adapter} messages={{ personalDetails: { submit: 'Continue' } }} />\n```",
    ...sections,
  ]);
  return { title: 'Words', address: 'reference/words.html', group: 'Start', markdown };
}

function indexPage(names: readonly PublicName[]): Page {
  const kinds: readonly (readonly [string, readonly Kind[]])[] = [
    ['Screens', ['screen']],
    ['Hooks', ['hook']],
    ['Parts', ['part']],
    ['Functions and values', ['function', 'value']],
    ['Types', ['type']],
  ];
  const sections = kinds.map(([heading, wanted]) => {
    const rows = names.filter(({ kind }) => wanted.includes(kind));
    return joined([
      `## ${heading}`,
      table(
        ['Name', 'What it is'],
        rows.map((one) => [`[${one.name}](site:${addressOf(one)})`, firstSentence(withoutSource(one.text))]),
      ),
    ]);
  });
  const markdown = joined(['# All names', `Everything that ${packageName} and its entries export.`, ...sections]);
  return { title: 'All names', address: 'reference/index.html', group: 'Start', markdown };
}

/** The first sentence of a docstring, for an index. */
export function firstSentence(text: string): string {
  return /^[^]*?\.(?=\s|$)/.exec(text)?.[0].replace(/\s+/g, ' ') ?? text;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function joined(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
