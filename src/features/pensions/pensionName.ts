import type { Pension } from '../../backend/entities';

/** Returns the displayed name of a pension: its own name, otherwise its provider. */
export function pensionName({ name, provider }: Pension): string | undefined {
  return name?.trim() || provider?.trim() || undefined;
}
