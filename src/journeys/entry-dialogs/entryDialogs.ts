import { lazyDialog } from '../../screens/lazyDialog';

/** The dialogs of traces and pensions, whose forms are larger than the pages that open them. */
export const TraceDialog = lazyDialog(async () => (await import('./TraceDialog')).TraceDialog);
export const PensionDialog = lazyDialog(async () => (await import('./PensionDialog')).PensionDialog);
