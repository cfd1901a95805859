/** A fenced code block of a Markdown text. */
export interface CodeBlock {
  /** The info string of the opening fence, such as 'tsx'. */
  language: string;
  code: string;
  /** The paragraph or heading above the block. */
  above: string;
}

/** Returns the fenced code blocks of a Markdown text that start at the beginning of a line. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const parts = markdown.split(/^```(\w*)\n([^]*?)^```$/m);
  const blocks: CodeBlock[] = [];
  for (let at = 1; at < parts.length; at += 3) {
    const above =
      (parts[at - 1] ?? '')
        .trim()
        .split(/\n\s*\n/)
        .at(-1) ?? '';
    blocks.push({ language: parts[at] ?? '', code: (parts[at + 1] ?? '').replace(/\n$/, ''), above });
  }
  return blocks;
}
