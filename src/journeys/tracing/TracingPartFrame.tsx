import { Suspense, useContext } from 'react';
import { LocationContext } from '../../provider/LocationContext';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { TracingFrame, type PensionTraceFrameProps } from './TracingFrame';
import type { TracingPart } from './TracingPart';

/** A part of the product on the host's routes, below the host's provider: other parts and routes have the other pages. */
export function TracingPartFrame({ part, ...frame }: PensionTraceFrameProps & { part: TracingPart }) {
  usePensionTrace(`<${part.name}>`);
  const location = useContext(LocationContext);
  if (location === undefined) {
    throw new Error(
      `<${part.name}> needs \`location\` and \`navigate\` on the <PensionTraceProvider> above it: pass both from your router.`,
    );
  }
  return (
    <Suspense>
      <TracingFrame {...frame} scope="all" part={part} hasAddress />
    </Suspense>
  );
}
