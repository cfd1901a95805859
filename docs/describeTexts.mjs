import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * Part of `npm run build`: adds the default text to the declaration of each message key in `dist`, so that an editor
 * shows it beside the key. TypeScript declares a text as `string` and drops its value.
 */

const dist = join(import.meta.dirname, '../dist');
const { en } = await import('../dist/locales/en.js');

const sources = readdirSync(dist)
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => ts.createSourceFile(join(dist, file), readFileSync(join(dist, file), 'utf8'), ts.ScriptTarget.Latest));
const partOf = new Map(sources.flatMap(partsIn));
for (const source of sources) writeFileSync(source.fileName, withDefaults(source));

/** The part of `Messages` that each object declares: `accessMessages` is `access`. */
function partsIn({ statements }) {
  const messages = statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'Messages');
  return messages?.members.map(({ name, type }) => [type.exprName.text, name.text]) ?? [];
}

function withDefaults(source) {
  const comments = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name, type }) => partOf.has(name.text) && type !== undefined && ts.isTypeLiteralNode(type))
    .flatMap(({ name, type }) => {
      const texts = en[partOf.get(name.text)];
      return type.members.map((member) => ({ at: member.getStart(source), text: texts[member.name.text] }));
    });
  // Inserted from the end, so that the earlier positions stay valid.
  return comments.reduceRight((code, { at, text }) => {
    const before = code.slice(0, at);
    // An editor shows only the last comment: the default joins one that is there.
    const start = before.endsWith('*/\n    ') ? before.slice(0, before.lastIndexOf('*/')).trimEnd() : `${before}/**`;
    return `${start} ${shown(text)} */\n    ${code.slice(at)}`;
  }, source.text);
}

function shown(text) {
  if (typeof text === 'string') return `Default: '${text}'`;
  return `Default: \`${typeof text === 'function' ? String(text).replaceAll(/\s+/g, ' ') : JSON.stringify(text)}\``;
}
