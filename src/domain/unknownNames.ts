import { closestOf } from './closestOf';

/** Returns a sentence for each name of `given` that is not one of `known`. */
export function unknownNames(where: string, given: object | undefined, known: readonly string[]): string[] {
  return Object.keys(given ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const closest = closestOf(name, known);
      const fix = closest === undefined ? `Remove it, or write one of: ${known.join(', ')}.` : `Write '${closest}'.`;
      return `There is no '${name}' in ${where}. ${fix} Using the default.`;
    });
}
