/** Props of {@link LoadingDots}. */
export interface LoadingDotsProps {
  /** Words for a screen reader. Leave out where the words stand beside the dots. */
  label?: string;
}

/** Three dots that appear one by one while something is being fetched. */
export function LoadingDots({ label }: LoadingDotsProps) {
  return (
    <span className="ptr-loading-dots">
      <span className="ptr-loading-dots__dot" />
      <span className="ptr-loading-dots__dot" />
      <span className="ptr-loading-dots__dot" />
      {label ? <span className="ptr-visually-hidden">{label}</span> : null}
    </span>
  );
}
