import { warnOnConsole } from '../../backend/warnOnConsole';
import type { SupabaseAdapterOptions } from './createSupabaseAuth';

interface Call {
  name: string;
  payload?: object | undefined;
}

/**
 * Returns a function that gives the call for a form: the host's own for a form with own questions, or ours. Answers that
 * nothing takes cause one warning for each form.
 */
export function ownCalls({ withExtra, onWarning = warnOnConsole }: SupabaseAdapterOptions) {
  const told = new Set<string>();
  return (name: string, payload: object | undefined, extra: Readonly<Record<string, unknown>> | undefined): Call => {
    if (!extra) return { name, payload };
    if (withExtra) return withExtra(name, payload, extra);
    if (!told.has(name)) {
      told.add(name);
      onWarning(
        `${name} has no parameter for the answers to your own questions (${Object.keys(extra).join(', ')}), so the ` +
          'database does not get them. Pass `withExtra` to createSupabaseAdapter. If your onCompleted stores them, let ' +
          'it return { name, payload }.',
      );
    }
    return { name, payload };
  };
}
