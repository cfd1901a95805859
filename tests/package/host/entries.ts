import { createAdapter, type PensionTraceAdapter, type PensionTraceProcedureInput } from '@pension-trace/react/adapter';
import { defaultPaths, pathOf, stepForTags, type PensionTracePageName } from '@pension-trace/react/server';

export const adapter: PensionTraceAdapter = createAdapter({
  procedures: { portal_why: async ({ p_reason }) => [p_reason] },
});
export const reason: PensionTraceProcedureInput<'portal_why'> = { p_reason: 2 };
const page: PensionTracePageName = stepForTags([2]) ?? 'home';
export const path: string = pathOf(defaultPaths, page);
