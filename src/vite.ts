/** The shape of a group of Vite's option `codeSplitting`. */
interface ChunkGroup {
  name: string;
  test: (id: string) => boolean;
  minShareCount: number;
}

/** A plugin of Vite, as far as {@link pensionTraceChunks} is one. An interface of our own, so that it needs no types of Vite's. */
export interface PensionTraceChunksPlugin {
  name: string;
  /** For the browser's build alone. */
  apply: (config: object, env: { command: string; isSsrBuild?: boolean | undefined }) => boolean;
  /** The groups, beside yours. */
  config: () => {
    build: { rolldownOptions: { output: { codeSplitting: { groups: ChunkGroup[] } } } };
  };
}

/** The folders of this package. `minShareCount` leaves code that fewer parts of a page share in the files of those parts. */
const groups = [
  {
    name: 'pension-trace',
    // Dialogs, menus, suggestions and tabs load on demand.
    folders:
      /^(domain|backend|provider|texts|loading|data|forms|screens|journeys\/tracing|ui\/(?!Modal|ConfirmModal|Menu|ComboBox|Tab))/,
    minShareCount: 2,
  },
  { name: 'pension-trace-entries', folders: /^(entries|features\/(traces|pensions))/, minShareCount: 3 },
];

/**
 * A plugin for Vite 8 that joins the code that several screens share into two files, so that a page requests fewer.
 * Without it Vite writes a file for each set of modules that the same screens share. Vite 7 ignores it.
 *
 * @example
 * ```ts
 * import { pensionTraceChunks } from '@pension-trace/react/vite';
 * export default { plugins: [pensionTraceChunks()] };
 * ```
 */
export function pensionTraceChunks(): PensionTraceChunksPlugin {
  const folder = `${withSlashes(import.meta.dirname)}/`;
  return {
    name: 'pension-trace-chunks',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map(({ name, folders, minShareCount }) => ({
                name,
                test(id) {
                  const path = withSlashes(id);
                  return path.startsWith(folder) && folders.test(path.slice(folder.length));
                },
                minShareCount,
              })),
            },
          },
        },
      },
    }),
  };
}

/** A path as Vite writes it, on Windows too. */
function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}
