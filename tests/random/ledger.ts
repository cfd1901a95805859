/** The two customers. */
export type Name = 'Ada' | 'Grace';
export const names: readonly Name[] = ['Ada', 'Grace'];

/** What must be true of one customer at the end of a journey. */
export interface Account {
  /** What the draft may contain: more than one value while it is open whether the last one was saved. */
  drafts: Set<string | undefined>;
  /** Every text that was typed for this customer. */
  typed: Set<string>;
  /** Traces that the page has confirmed. */
  confirmed: Set<string>;
}

/** What the database has of one customer. */
export interface Found {
  draft: string | undefined;
  traces: readonly string[];
}

export function newAccount(): Account {
  return { drafts: new Set([undefined]), typed: new Set(), confirmed: new Set() };
}

/** Names everything that was lost, doubled or given to another customer. */
export function compare(name: string, account: Account, { draft, traces }: Found): string[] {
  const mixed = [draft, ...traces].filter((text) => text !== undefined && !account.typed.has(text));
  const doubled = traces.filter((text, index) => traces.indexOf(text) !== index);
  const lost = [...account.confirmed].filter((text) => !traces.includes(text));
  const isKept = account.drafts.has(draft) || mixed.includes(draft);
  return [
    ...mixed.map((text) => `mixed: ${name} has ${text}`),
    ...doubled.map((text) => `doubled: ${name} has ${text} twice`),
    ...lost.map((text) => `lost: the trace ${text} of ${name}`),
    ...(isKept ? [] : [`lost: the draft of ${name} is ${draft}, not ${[...account.drafts].join(' or ')}`]),
  ];
}
