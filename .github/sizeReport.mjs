import { readFileSync } from 'node:fs';
import process from 'node:process';

/*
 * node .github/sizeReport.mjs base.json head.json
 *
 * Compares two outputs of `npm run size -- --json` and prints a Markdown table of what grew or shrank by 0.1 kB or more.
 */
const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const sizes = new Map(before.map(({ name, size }) => [name, size]));

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const rows = after.flatMap(({ name, size }) => {
  const earlier = sizes.get(name);
  if (earlier === undefined) return [`| \`${name}\` | new | ${kilobytes(size)} | |`];
  const change = size - earlier;
  if (Math.abs(change) < 100) return [];
  return [
    `| \`${name}\` | ${kilobytes(earlier)} | ${kilobytes(size)} | ${change > 0 ? '+' : '−'}${kilobytes(Math.abs(change))} |`,
  ];
});

console.log('## Sizes, minified and gzipped\n');
console.log(
  rows.length === 0 ? 'No change.' : ['| | before | after | |', '| --- | --- | --- | --- |', ...rows].join('\n'),
);
