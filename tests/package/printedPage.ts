import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeBlocks } from '../docs/codeBlocks';

const repository = join(import.meta.dirname, '..', '..');

/** The code of a page of the documentation. */
export interface PrintedPage {
  /** Code with its file's name. The same name again is another version of the file. */
  files: readonly { name: string; code: string }[];
  /** Code without a file's name, which no test can run. */
  unnamed: readonly string[];
  /** The packages that the page's commands install from npm. */
  packages: readonly string[];
  /** The blocks without a language: HTTP headers, each on one line. */
  headers: readonly string[];
}

/**
 * Reads the code blocks of a page. The paragraph above a block has the file's name in backticks.
 *
 * @param page The path of the page in the repository.
 */
export function printedPage(page: string): PrintedPage {
  const blocks = codeBlocks(readFileSync(join(repository, page), 'utf8'));
  const code = blocks.filter(({ language }) => language !== 'sh' && language !== '');
  const nameOf = (above: string) => /`([^`\s]+\.(?:tsx?|jsx?|[cm]js|css|html|json|sql|astro))`/.exec(above)?.[1];
  return {
    files: code.flatMap(({ above, code: text }) => {
      const name = nameOf(above);
      return name === undefined ? [] : [{ name, code: text }];
    }),
    unnamed: code.filter(({ above }) => nameOf(above) === undefined).map(({ code: text }) => text),
    packages: blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code: text }) => [...text.matchAll(/^npm install (.*)$/gm)])
      .flatMap(([, names = '']) => names.split(' ').filter((name) => !/^[-.]/.test(name))),
    headers: blocks
      .filter(({ language }) => language === '')
      .map(({ code: text }) => text.replaceAll(/\s*\n\s*/g, ' ')),
  };
}

/**
 * Writes the files of a page into a folder.
 *
 * @param version For files that the page prints twice: 0 writes the first version, 1 the second.
 */
export function writePrinted(page: string, folder: string, version = 0): void {
  const { files } = printedPage(page);
  for (const name of new Set(files.map((file) => file.name))) {
    const versions = files.filter((file) => file.name === name);
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, versions[Math.min(version, versions.length - 1)]?.code ?? '');
  }
}
