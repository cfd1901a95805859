/** A node of the tree that markdown becomes, as far as it matters here. */
interface Node {
  type: string;
  /** Of a heading: 1 to 6. */
  depth?: number;
  children?: Node[];
}

/** Nobody nests as deep as this. What lies deeper is left out: drawing it would exhaust the stack. */
const deepest = 50;

/**
 * Brings a guide's tree into shape before it is drawn: its highest headings come right below the page's own, the
 * others follow without a gap, and its depth has an end.
 */
export function guideOutline() {
  return (tree: Node): void => {
    const headings: Node[] = [];
    let level = [tree];
    for (let depth = 0; level.length > 0; depth += 1) {
      for (const node of level) {
        if (node.type === 'heading') headings.push(node);
        if (depth === deepest) node.children = [];
      }
      level = level.flatMap(({ children = [] }) => children);
    }
    const used = [...new Set(headings.map(({ depth = 1 }) => depth))].sort((one, other) => one - other);
    for (const heading of headings) heading.depth = Math.min(used.indexOf(heading.depth ?? 1) + 2, 6);
  };
}
