import { formatted } from '../formatted';
import { hookExamples } from './hookExamples';
import { entries } from './repository';
import type { PublicName } from './reference';
import { screenExamples } from './screenExamples';
import type { Snippet } from './snippets';

/** The example of every screen and hook, by its name. Imports are added; oxfmt formats it. */
export async function makeExamples(exportsOf: ReadonlyMap<string, readonly string[]>): Promise<Map<string, Snippet>> {
  const sources = [
    ...Object.entries(screenExamples).map(
      ([name, { scenario, jsx, body }]) => [name, screenSource(name, scenario, jsx, body)] as const,
    ),
    ...Object.entries(hookExamples).map(([name, body]) => [name, hookSource(name, body)] as const),
  ];
  return new Map(
    await Promise.all(
      sources.map(async ([name, source]) => {
        const code = `${importsOf(source, exportsOf)}\n\n${source}`;
        return [
          name,
          {
            place: `Example of ${name}`,
            code: (await formatted('example.tsx', code, 78)).trim(),
          },
        ] as const;
      }),
    ),
  );
}

/** The screens and hooks that lack an example, and the examples of nothing. */
export function missingExamples(names: readonly PublicName[]): string[] {
  const wanted = names.filter(({ kind }) => kind === 'screen' || kind === 'hook').map(({ name }) => name);
  const given = [...Object.keys(screenExamples), ...Object.keys(hookExamples)];
  return [
    ...wanted
      .filter((name) => !given.includes(name))
      .map((name) => `${name} has no example in docs/site/${name.startsWith('use') ? 'hook' : 'screen'}Examples.ts`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `docs/site has an example of ${name}, which is not public`),
  ];
}

function screenSource(name: string, scenario: string, jsx: string, body: string | undefined): string {
  const adapter = `const adapter = createMemoryAdapter('${scenario}');`;
  const bringsProvider = /^PensionTrac(ing|eOnboarding|ePortal|eProvider)$/.test(name);
  const inProvider = (content: string) => `<PensionTraceProvider adapter={adapter}>${content}</PensionTraceProvider>`;
  if (body === undefined) return `${adapter}\n\nexport const Page = () => (${bringsProvider ? jsx : inProvider(jsx)});`;
  return `function Content() { ${body} return <>${jsx}</>; }\n\n${adapter}\n\nexport const Page = () => (${inProvider('<Content />')});`;
}

function hookSource(name: string, body: string): string {
  return `export function ${name.slice(3)}Example() { ${body} }`;
}

/** The imports for the public names and React's hooks that a source uses. */
function importsOf(source: string, exportsOf: ReadonlyMap<string, readonly string[]>): string {
  const used = new Set(source.match(/\b[A-Za-z]\w+\b/g));
  const taken = new Set<string>();
  const lines = entries.flatMap(({ specifier }) => {
    const names = (exportsOf.get(specifier) ?? []).filter((name) => used.has(name) && !taken.has(name));
    names.forEach((name) => taken.add(name));
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${specifier}';`] : [];
  });
  return [...(used.has('useState') ? ["import { useState } from 'react';"] : []), ...lines].join('\n');
}
