/**
 * Returns the name with the fewest changed characters, to suggest it to a developer; undefined when none is similar.
 * The order of the names decides between equals.
 */
export function closestOf(given: string, names: readonly string[]): string | undefined {
  const found = names
    .map((name) => ({ name, changes: changesBetween(given.toLowerCase(), name.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes)[0];
  return found && found.changes <= found.name.length / 3 ? found.name : undefined;
}

/** The Levenshtein distance: how many characters to add, remove or replace. */
function changesBetween(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, character] of Array.from(one).entries()) {
    const next = [row + 1];
    for (let column = 1; column < last.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    last = next;
  }
  return last[other.length] ?? 0;
}
