/** The colours of a status badge (specification section 2.4). */
export type BadgeTone = 'neutral' | 'brand' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** The words that a status of a trace or a search is shown with, as specification section 3 spells them. */
export function statusLabel(name: string): string {
  return name === 'Duplicate' ? 'Apart Of Another Trace' : name;
}

/** Completed is a success, anything else a warning. The same holds for searches. */
export function statusTone(name: string): 'success' | 'warning' {
  return name === 'Completed' ? 'success' : 'warning';
}
