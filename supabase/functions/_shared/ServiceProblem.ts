/** An error whose message is safe to log: it contains no key, no address and no personal data. */
export class ServiceProblem extends Error {
  override name = 'ServiceProblem';
  /** Whether trying again would fail in the same way. */
  readonly isFinal: boolean;

  constructor(message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
  }
}

/**
 * Logs a failure. Logs only the name of any other error: a failed fetch quotes its URL with the postcode, and a parser
 * quotes the content.
 */
export function logProblem(what: string, error: unknown): void {
  const reason = error instanceof ServiceProblem ? error.message : error instanceof Error ? error.name : typeof error;
  console.error(`${what}: ${reason}`);
}
