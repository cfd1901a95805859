/** The part of the product to show: all of it, or one part for a host with its own log-in. */
export type TracingScope = 'all' | 'onboarding' | 'portal';
