/** Props of {@link Logo}. */
export interface LogoProps {
  /** The firm's name, shown beside the mark. */
  name?: string | undefined;
}

/**
 * A neutral mark for a firm without its own logo.
 *
 * @example
 * ```tsx
 * <Logo name="Your Firm" />
 * ```
 */
export function Logo({ name }: LogoProps) {
  return (
    <span className="ptr ptr-logo">
      <svg className="ptr ptr-logo__mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect fill="var(--ptr-color-panel)" width="32" height="32" rx="9" />
        <path
          fill="none"
          stroke="var(--ptr-color-panel-ink)"
          strokeWidth="2.75"
          strokeLinecap="round"
          d="M8 24V15.500a7.5 7.5 0 1 1 15 0a5 5 0 0 1-7.5 4.3"
        />
        <circle fill="var(--ptr-color-panel-accent)" cx="15.5" cy="15.5" r="2.5" />
      </svg>
      {name ? (
        <span className="ptr ptr-logo__room">
          <span className="ptr ptr-heading ptr-heading--large ptr-logo__name" translate="no">
            {name}
          </span>
        </span>
      ) : null}
    </span>
  );
}
