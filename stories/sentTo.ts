import { adapterOf } from './withPensionTrace';

/** The payloads that a story sent to one procedure or function, oldest first. */
export function sentTo(loaded: Record<string, unknown>, name: string): unknown[] {
  return adapterOf(loaded)
    .calls.filter((call) => call.name === name)
    .map(({ payload }) => payload);
}
