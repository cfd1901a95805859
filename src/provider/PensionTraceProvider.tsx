import { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { BackendError } from '../backend/BackendError';
import { createBackend } from '../backend/createBackend';
import type { PensionTraceAdapter } from '../backend/PensionTraceAdapter';
import { systemClock, type Clock } from '../domain/clock';
import { rulesFor, type Rules, type RulesPreset } from '../domain/rules';
import { resolveConfig, type PensionTraceConfig } from './configuration';
import type { MessageReplacement } from './messages';
import { PensionTraceContext, type PensionTrace } from './PensionTraceContext';
import { forgetOnSignOut } from './forgetOnSignOut';
import { createSessionStore } from './sessionStore';

export interface PensionTraceProviderProps {
  /** The door to the backend: `createSupabaseAdapter(client)`, `createMemoryAdapter()` or one of your own. Create it once, outside of components. */
  adapter: PensionTraceAdapter;
  /** The firm's name, links, contact details and limits. */
  config?: PensionTraceConfig;
  /** Texts to use instead of the defaults, such as `personalDetailsMessages.replace({ submit: 'Continue' })`. */
  messages?: readonly MessageReplacement[];
  /** Validation rules: the specification's (`standard`, the default), or those that follow GOV.UK guidance (`inclusive`). */
  rules?: RulesPreset | Rules;
  /** BCP 47 language tag for dates and numbers. Default 'en-GB'. */
  locale?: string;
  /** Where 'now' comes from. Default: the system's clock. */
  clock?: Clock;
  /** Makes the keys by which a repeated submission is recognised. Default: 128 random bits. */
  createId?: () => string;
  /** A QueryClient to share the host's cache and devtools. Default: one of our own. */
  queryClient?: QueryClient;
  /** Told of every failure whose text was not written for people. Default: `console.error`. */
  onError?: (error: BackendError) => void;
  /** Told of what is not as it should be on the page and stops nobody, in words for developers. Default: `console.warn`. */
  onWarning?: (message: string) => void;
  children?: ReactNode;
}

/** Gives every screen and hook below it the backend, the texts, the rules and the clock. */
export function PensionTraceProvider(props: PensionTraceProviderProps) {
  const { adapter, clock = systemClock, locale = 'en-GB', children } = props;
  requireAdapter(adapter);
  const [ownQueryClient] = useState(() => new QueryClient());
  const [drafts] = useState(() => new Map<string, unknown>());
  const queryClient = props.queryClient ?? ownQueryClient;
  const config = useMemo(() => resolveConfig(props.config ?? {}), [props.config]);
  const backend = useMemo(() => createBackend(adapter, { timeout: config.timeout }), [adapter, config.timeout]);
  const session = useMemo(() => createSessionStore(adapter.auth), [adapter]);

  useEffect(() => session.start(), [session]);

  useEffect(() => forgetOnSignOut(session, queryClient), [session, queryClient]);

  const value = useMemo<PensionTrace>(
    () => ({
      backend,
      config,
      rules: rulesFor(props.rules ?? 'standard'),
      clock,
      locale,
      queryClient,
      session,
      drafts,
      messages: props.messages ?? [],
      createId: props.createId ?? randomId,
      onError: props.onError ?? reportToConsole,
      onWarning: props.onWarning ?? warnOnConsole,
    }),
    [
      backend,
      config,
      props.rules,
      clock,
      locale,
      queryClient,
      session,
      drafts,
      props.messages,
      props.createId,
      props.onError,
      props.onWarning,
    ],
  );

  return <PensionTraceContext value={value}>{children}</PensionTraceContext>;
}

// crypto.randomUUID exists on secure origins only; a host may be tried out on a plain one.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function reportToConsole(error: BackendError) {
  console.error(`@pension-trace/react: ${error.code}: ${error.message}`, error);
}

function warnOnConsole(message: string) {
  console.warn(`@pension-trace/react: ${message}`);
}

function requireAdapter(adapter: PensionTraceAdapter | undefined) {
  if (adapter && typeof adapter.rpc === 'function' && adapter.auth) return;
  throw new Error(
    '<PensionTraceProvider> needs an `adapter`. Pass createSupabaseAdapter(client) from @pension-trace/react/supabase, or createMemoryAdapter() from @pension-trace/react/testing to try things out.',
  );
}
