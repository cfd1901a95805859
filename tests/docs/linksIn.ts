/** The targets of a text's links and pictures, without those in code. */
export function linksIn(text: string): string[] {
  const prose = text.replace(/^```[^]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].map(([, link = '', source = link]) => source);
}

/** Whether a link is a relative path, and no URL or absolute path of the documentation site. */
export function isRelative(link: string): boolean {
  return !/^([a-z]+:|\/)/.test(link);
}
