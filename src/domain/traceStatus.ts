/** The colours of a status badge. */
export type BadgeTone = 'neutral' | 'brand' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** The text of a trace's or search's status. */
export function statusLabel(name: string): string {
  return name === 'Duplicate' ? 'Apart Of Another Trace' : name;
}

/** Completed is a success, anything else a warning. The same holds for searches. */
export function statusTone(name: string): 'success' | 'warning' {
  return name === 'Completed' ? 'success' : 'warning';
}
