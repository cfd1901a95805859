import { parseArgs } from 'node:util';

/** A command that cannot be read. The message says what was probably meant. */
export class UsageProblem extends Error {
  name = 'UsageProblem';
}

/** Parses the options of a command. */
export function readParts({ parts, options, allowPositionals = false }) {
  try {
    return parseArgs({ args: parts, options, allowPositionals });
  } catch (error) {
    const [, unknown] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    const problem = unknown === undefined ? error.message : `There is no option ${unknown}. ${closest(unknown, known)}`;
    throw new UsageProblem(problem, { cause: error });
  }
}

/** Says which of the known words was probably meant, or all of them. */
export function closest(word, known) {
  const [nearest] = known
    .map((name) => ({ name, steps: stepsBetween(word, name) }))
    .sort((one, other) => one.steps - other.steps);
  if (nearest.steps <= word.length * 0.4) return `Did you mean ${nearest.name}?`;
  return `There are: ${known.join(', ')}.`;
}

/** How many letters to add, leave out or replace. */
function stepsBetween(word, name) {
  let row = [...name, ''].map((_letter, place) => place);
  for (const [index, letter] of [...word].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...name].entries()) {
      next.push(Math.min(next[place] + 1, row[place + 1] + 1, row[place] + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1);
}
