import type { TraceStatus } from './traceGroup';

/** A search for a trace, as far as it names the provider that answered. */
export interface AnsweredSearch {
  provider?: string | null | undefined;
  status: TraceStatus;
}

/**
 * The provider that holds the pension of a trace which found one: the one that a search found, or the only one that
 * finished, or the trace's own. Undefined when several searches finished and none says that it found the pension.
 */
export function foundProvider(
  provider: string | null | undefined,
  searches: readonly AnsweredSearch[],
): string | undefined {
  const withStatus = (name: string) => new Set(searches.filter(({ status }) => status.name === name).map(providerOf));
  const [answered, ...others] =
    [withStatus('Pension Found'), withStatus('Completed')].find(({ size }) => size > 0) ?? [];
  return (others.length === 0 && answered) || provider || undefined;
}

function providerOf({ provider }: AnsweredSearch): string {
  return provider ?? '';
}
