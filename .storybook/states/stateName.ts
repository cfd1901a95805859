/** Names one state: the hook, where in its result the status stands, and the status. */
export function stateName(hook: string, path: readonly string[], status: string): string {
  return `${[hook, ...path].join('.')}: ${status}`;
}
