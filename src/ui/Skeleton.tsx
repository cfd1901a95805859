import { useMessages } from '../texts/useMessages';
import { LiveText } from './LiveText';
import { uiMessages } from './messages';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** The shape of the placeholders. */
  shape: 'row' | 'card' | 'text';
  /** The number of placeholders. */
  count: number;
  /** The text for screen readers, such as 'Loading your traces'. Default 'Loading...'. */
  label?: string | undefined;
}

/**
 * Placeholders with the shape of the loading content.
 *
 * @example
 * ```tsx
 * <Skeleton shape="row" count={3} label="Loading your traces" />
 * ```
 */
export function Skeleton({ shape, count, label }: SkeletonProps) {
  const { loading } = useMessages('ui', uiMessages);
  return (
    <div className={`ptr ptr-skeleton ptr-skeleton--${shape}`}>
      <LiveText>{label ?? loading}</LiveText>
      {Array.from({ length: count }, (_, index) => (
        <div className="ptr ptr-skeleton__item" aria-hidden="true" key={index}>
          <span className="ptr ptr-skeleton__line ptr-skeleton__line--title" />
          <span className="ptr ptr-skeleton__line" />
          {shape !== 'row' && <span className="ptr ptr-skeleton__line ptr-skeleton__line--short" />}
        </div>
      ))}
    </div>
  );
}
