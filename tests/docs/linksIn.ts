/** The targets of a text's links and pictures, without those in code. */
export function linksIn(text: string): string[] {
  const prose = text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(([, link = '', source = link]) => source);
}

/** Whether a link leads to a file beside the text, and not to a site or to a page of the documentation site. */
export function isRelative(link: string): boolean {
  return !/^([a-z]+:|\/)/.test(link);
}
