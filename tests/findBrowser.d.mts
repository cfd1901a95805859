export const browserArguments: string[];
export function findBrowser(): string | undefined;
export function launchOptions(): { args: string[]; executablePath?: string };
