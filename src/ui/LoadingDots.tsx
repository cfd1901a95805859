/** Props of {@link LoadingDots}. */
export interface LoadingDotsProps {
  /** The text for screen readers. Omit it when the adjacent text says the same. */
  label?: string | undefined;
}

/**
 * Three dots that appear one by one while something loads.
 *
 * @example
 * ```tsx
 * <LoadingDots label="Loading your traces" />
 * ```
 */
export function LoadingDots({ label }: LoadingDotsProps) {
  return (
    <span className="ptr ptr-loading-dots">
      <span className="ptr ptr-loading-dots__dot" />
      <span className="ptr ptr-loading-dots__dot" />
      <span className="ptr ptr-loading-dots__dot" />
      {label ? <span className="ptr ptr-visually-hidden">{label}</span> : null}
    </span>
  );
}
