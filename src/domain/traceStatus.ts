/** The colours of a status badge. */
export type BadgeTone = 'neutral' | 'brand' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** Returns the text for the status of a trace or search. */
export function statusLabel(name: string): string {
  return name === 'Duplicate' ? 'Apart Of Another Trace' : name;
}

/** 'Completed' is a success, any other status a warning. Also used for searches. */
export function statusTone(name: string): 'success' | 'warning' {
  return name === 'Completed' ? 'success' : 'warning';
}
