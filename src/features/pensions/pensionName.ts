import type { Pension } from '../../backend/entities';

/** What a pension is called: its own name, else its provider. */
export function pensionName({ name, provider }: Pension): string | undefined {
  return name?.trim() || provider?.trim() || undefined;
}
