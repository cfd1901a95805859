import { useReportedCode } from '../../data/useReportedCode';
import type { FallbackProps } from '../../ui/lazyPart';

/** The fallback for an optional part: reports the failure and renders nothing. */
export function ReportedFailure({ error }: FallbackProps) {
  useReportedCode(error);
  return null;
}
