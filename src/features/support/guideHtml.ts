/** A node of the Markdown tree. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const startsAsPage = /^\s*<(?:!doctype|html|head|body|main|article|section|div|p|h[1-6]|ul|ol|table)\b/i;
const unread = /<!--[^]*?-->|<(script|style|head)\b[^]*?<\/\1\s*>/gi;
const blocks = /<\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|section|article|main|body|blockquote)\b[^<>]*>/gi;

/** Returns the words of a guide that is HTML; any other guide as it is. The page never renders HTML. */
export function guideText(guide: string): string {
  if (!startsAsPage.test(guide)) return guide;
  return guide
    .replace(unread, '')
    .replace(blocks, '\n\n')
    .replace(/<br\b[^<>]*>/gi, '\\\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/^[ \t]+/gm, '');
}

/** A remark plugin. Makes `<br>`, which has no Markdown inside a table, a line break. */
export function guideBreaks() {
  return (tree: Node): void => {
    for (let level = [tree]; level.length > 0; level = level.flatMap(({ children = [] }) => children)) {
      for (const node of level) {
        if (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value ?? '')) node.type = 'break';
      }
    }
  };
}
