/** Tracey's portrait. Clearly a drawing, because she is not a real person. */
export function TraceyPortrait() {
  return (
    <svg className="ptr ptr-tracey__portrait" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle fill="var(--ptr-color-accent-soft)" cx="32" cy="32" r="32" />
      <path fill="var(--ptr-color-brand)" d="M10 60c2-12 10-18 22-18s20 6 22 18a32 32 0 0 1-44 0Z" />
      <path fill="var(--ptr-color-tracey-hair)" d="M17 34c-2-14 5-22 15-22s17 8 15 22c0 5-2 9-4 11H21c-2-2-4-6-4-11Z" />
      <path fill="var(--ptr-color-tracey-face)" d="M23 29c0-4 3-6 9-8 3 3 6 4 9 5v5c0 8-4 13-9 13s-9-5-9-13Z" />
      <path
        fill="none"
        stroke="var(--ptr-color-tracey-smile)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M28 37c2 2.500 6 2.500 8 0"
      />
      <circle fill="var(--ptr-color-tracey-eye)" cx="28.500" cy="31.500" r="1.200" />
      <circle fill="var(--ptr-color-tracey-eye)" cx="35.500" cy="31.500" r="1.200" />
    </svg>
  );
}
