import { useReportedCode } from '../../data/useReportedCode';
import type { FallbackProps } from '../../ui/lazyPart';

/** The stand-in for an extra that the page works without: reports the failure and shows nothing. */
export function ReportedFailure({ error }: FallbackProps) {
  useReportedCode(error);
  return null;
}
