import type { parseArgs, ParseArgsConfig } from 'node:util';

/** A command that cannot be understood. The message says what to write. */
export class UsageProblem extends Error {}

/** Parses the options of a command. Refuses an unknown one with the one that was probably meant. */
export function readParts<Options extends NonNullable<ParseArgsConfig['options']>>(request: {
  parts: string[];
  options: Options;
  allowPositionals?: boolean;
}): ReturnType<typeof parseArgs<{ args: string[]; allowPositionals: true; options: Options }>>;
