import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import packageJson from '../package.json' with { type: 'json' };

/*
 * `npm run api`, after `npm run build`: writes a report of each entry's public names and their types, from the declarations
 * in `dist`. A test fails when the reports differ. `node api/makeReports.mjs FOLDER` writes them elsewhere.
 */

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? import.meta.dirname);
const temporary = mkdtempSync(join(tmpdir(), 'pension-trace-api-'));

const entries = Object.values(packageJson.exports)
  .flatMap((target) => (typeof target === 'string' ? [] : target.types))
  .filter((file) => !file.endsWith('.css.d.ts'))
  .map((file) => file.replace('./dist/', '').replace('.d.ts', ''));
const missing = entries.filter((entry) => !existsSync(join(root, `dist/${entry}.d.ts`)));
if (missing.length > 0) {
  console.error(`dist has no declarations of ${missing.join(', ')}. Run first: npm run build`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
const reports = entries.map(writeReport);
const stale = readdirSync(folder).filter((file) => file.endsWith('.api.md') && !reports.includes(file));
for (const file of stale) rmSync(join(folder, file));
rmSync(temporary, { recursive: true });

/** Writes the report of one entry and returns its file name. */
function writeReport(entry) {
  const name = entry.replaceAll('/', '-');
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: join(root, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, `dist/${entry}.d.ts`),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            lib: ['es2023', 'dom', 'dom.iterable'],
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [`dist/${entry}.d.ts`],
        },
      },
      apiReport: { enabled: true, reportFileName: name, reportFolder: folder, reportTempFolder: temporary },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      // Tests check the docstrings. A message in a report would name the hashed files of `dist`.
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      if (message.logLevel !== ExtractorLogLevel.Error) message.logLevel = ExtractorLogLevel.None;
    },
  });
  if (errorCount > 0) throw new Error(`API Extractor reported ${errorCount} errors in dist/${entry}.d.ts`);
  return `${name}.api.md`;
}
