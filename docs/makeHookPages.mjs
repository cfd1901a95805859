import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * Part of `npm run build`: writes a page for each hook to docs/hooks, from its docstring and its types. The package
 * contains them, for readers without a browser.
 */

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/hooks');
const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
const entry = join(root, 'src/headless.ts');
const program = ts.createProgram([entry], options);
const checker = program.getTypeChecker();
const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(entry)));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, ...one } of exported.map(declared).filter((hook) => /^use[A-Z]/.test(hook.name))) {
  writeFileSync(join(folder, `${name}.md`), pageOf(name, one.symbol));
}

function declared(symbol) {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return { name: symbol.name, symbol: isAlias ? checker.getAliasedSymbol(symbol) : symbol };
}

function pageOf(name, symbol) {
  const node = symbol.valueDeclaration;
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const [signature] = type.getCallSignatures();
  const written = checker.signatureToString(signature, node, ts.TypeFormatFlags.NoTruncation);
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol.getJsDocTags(checker);
  const tagged = (wanted) =>
    tags.filter((tag) => tag.name === wanted).map((tag) => ts.displayPartsToString(tag.text).trim());
  const sections = [
    `# ${name}`,
    text,
    code(`import { ${name} } from '@pension-trace/react/headless';\n\nfunction ${name}${written};`),
    ...tagged('param').map((param) => `- ${param}`),
    ...tagged('throws').map((thrown) => `Throws ${thrown.replace('When', 'when')}`),
    ...tagged('example').flatMap((example) => ['## Example', example]),
    ...typesIn(node).flatMap((source, index) => [...(index === 0 ? ['## Types'] : []), code(source)]),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** The sources of our own types in the hook's parameters and result, and of those that they name, without data. */
function typesIn(hook) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const target = symbol && (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
      const source = target?.declarations?.find(
        (one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one),
      );
      if (source && isOurs(source) && !found.has(source)) {
        found.add(source);
        ts.forEachChild(source, visit);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const part of [...(hook.parameters ?? []).map(({ type }) => type), hook.type]) if (part) visit(part);
  return [...found].map((source) => source.getFullText().trim());
}

/** Types of the backend come from its contracts, which docs/contracts.md has. */
function isOurs(source) {
  return /\/src\/(data|entries|features|forms|journeys|screens)\//.test(source.getSourceFile().fileName);
}

function code(text) {
  return `\`\`\`ts\n${text.replaceAll(/\{@link (\w+)\}/g, '`$1`')}\n\`\`\``;
}
