/** The number of equal lines around a change. */
const around = 3;

/**
 * Returns the differences between two texts in the unified format, from `own` to `next`.
 *
 * @param name The file's name, for the heading.
 */
export function lineDiff(name, own, next) {
  const lines = compareLines(linesOf(own), linesOf(next));
  const shown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ mark }) => mark !== ' '),
  );
  const text = [`--- ${name} (yours)`, `+++ ${name} (the package's)`];
  for (const [index, { mark, line, own: ownLine, next: nextLine }] of lines.entries()) {
    if (!shown[index]) continue;
    if (!shown[index - 1]) text.push(`@@ line ${ownLine} of yours, line ${nextLine} of the package's @@`);
    text.push(`${mark}${line}`);
  }
  return text.join('\n');
}

function linesOf(text) {
  return text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
}

/** Every line of both texts, in order: in both (' '), in the first only ('-') or in the second only ('+'). */
function compareLines(own, next) {
  const common = longestCommon(own, next);
  const lines = [];
  let i = 0;
  let j = 0;
  while (i < own.length || j < next.length) {
    const place = { own: i + 1, next: j + 1 };
    if (i < own.length && j < next.length && own[i] === next[j]) {
      lines.push({ mark: ' ', line: own[i], ...place });
      i += 1;
      j += 1;
    } else if (j >= next.length || (i < own.length && common[i + 1][j] >= common[i][j + 1])) {
      lines.push({ mark: '-', line: own[i], ...place });
      i += 1;
    } else {
      lines.push({ mark: '+', line: next[j], ...place });
      j += 1;
    }
  }
  return lines;
}

/** `[i][j]` is the length of the longest common part of the lines from `i` and from `j` on. */
function longestCommon(own, next) {
  const lengths = Array.from({ length: own.length + 1 }, () => new Uint32Array(next.length + 1));
  for (let i = own.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      lengths[i][j] = own[i] === next[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  return lengths;
}
