import type { TraceStatus } from './traceGroup';

/** The fields of a search that identify the provider with the pension. */
export interface AnsweredSearch {
  provider?: string | null | undefined;
  status: TraceStatus;
}

/**
 * Returns the provider of the pension that a trace found: the one whose search found it, else the only one with a
 * completed search, else the trace's own provider. Undefined when several searches completed and none is marked as
 * found.
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
