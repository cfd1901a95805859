import type { Fault } from '../Fault';

/** Faults in `src/journeys`. */
export const journeysFaults: readonly Fault[] = [
  {
    name: "an administrator sees a customer's step",
    file: 'src/journeys/tracing/resolvePage.ts',
    find: "      if (account.user.admin) return { kind: 'admin' };\n",
    replace: '',
    owner: 'tests/journeys/tracing/resolvePage.test.ts',
  },
  {
    name: 'the token of a link stays in the address',
    file: 'src/journeys/tracing/readArrival.ts',
    find: 'if (mailedName(name) === linkName || isMailedEntity(name)) query.delete(name);',
    replace: 'if (isMailedEntity(name)) query.delete(name);',
    owner: 'tests/journeys/tracing/readArrival.test.ts',
  },
  {
    name: 'an idle customer stays logged in',
    file: 'src/journeys/tracing/IdleGuard.tsx',
    find: "void session.logOut({ by: 'idle' })",
    replace: 'undefined',
    owner: 'tests/journeys/tracing/IdleGuard.test.tsx',
  },
  {
    name: 'focus stays behind on a new page',
    file: 'src/journeys/tracing/usePageFocus.ts',
    find: '      heading.focus({ preventScroll: true });\n',
    replace: '',
    owner: 'tests/journeys/tracing/pageFocus.test.tsx',
  },
  {
    name: 'the title does not say that a form has errors',
    file: 'src/journeys/tracing/usePageTitle.ts',
    find: 'hasErrors ? texts.titleWithError(own) : own',
    replace: 'own',
    owner: 'tests/journeys/tracing/pageTitles.test.tsx',
  },
  {
    name: 'a customer does not return to the page of a lost session',
    file: 'src/journeys/tracing/useRedirect.ts',
    find: '    if (isReturning) remember({ returnPath: location });\n',
    replace: '',
    owner: 'tests/journeys/tracing/PensionTracing.test.tsx',
  },
  {
    name: 'a pension that two traces found counts twice',
    file: 'src/journeys/portal/portalSummary.ts',
    find: 'finds.set(`${find.page} ${find.id}`, { ...find, name });',
    replace: 'finds.set(id, { ...find, name });',
    owner: 'tests/journeys/portal/portalSummary.test.ts',
  },
  {
    name: 'an expired proof blocks a deletion',
    file: 'src/journeys/identity/useIdentityForm.ts',
    find: "if (error.code === 'refused') proof.current = undefined;",
    replace: '',
    owner: 'tests/journeys/cancelled/CancelledApplication.test.tsx',
  },
  {
    name: 'a pension names the traces of other pensions',
    file: 'src/journeys/details/useDetails.ts',
    find: 'traces.data.filter(({ pension_id }) => pension_id === id)',
    replace: 'traces.data',
    owner: 'stories/journeys/details/PensionDetails.stories.tsx',
  },
  {
    name: 'the dialogs of the portal do not close',
    file: 'src/journeys/portal/usePortalDashboard.ts',
    find: "closeDialog: () => setDialog('none')",
    replace: 'closeDialog: () => undefined',
    owner: 'stories/journeys/portal/PortalDashboard.stories.tsx',
  },
];
