/** A node of the Markdown tree. */
interface Node {
  type: string;
  /** The level of a heading, 1 to 6. */
  depth?: number;
  children?: Node[];
}

/** The deepest level that is kept. Rendering deeper ones could exhaust the stack. */
const deepest = 50;

/**
 * A remark plugin. Shifts a guide's headings to one level below the page's heading, without gaps, and limits the depth
 * of the tree.
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
