import { LiveText } from './LiveText';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** The shape of what is to come. */
  shape: 'row' | 'card' | 'text';
  /** How many of them. */
  count: number;
  /** What a screen reader says meanwhile, such as 'Loading your traces'. */
  label: string;
}

/** Holds the place of what is being fetched, in its shape. */
export function Skeleton({ shape, count, label }: SkeletonProps) {
  return (
    <div className={`ptr-skeleton ptr-skeleton--${shape}`}>
      <LiveText>{label}</LiveText>
      {Array.from({ length: count }, (_, index) => (
        <div className="ptr-skeleton__item" aria-hidden="true" key={index}>
          <span className="ptr-skeleton__line ptr-skeleton__line--title" />
          <span className="ptr-skeleton__line" />
          <span className="ptr-skeleton__line ptr-skeleton__line--short" />
        </div>
      ))}
    </div>
  );
}
