import type { ReactNode } from 'react';
import type { BadgeTone } from '../domain/traceStatus';
import { Drawing } from './Drawing';
import { keyOfText } from './ChangingText';
import { glyphShapes, type GlyphName } from './glyphShapes';

/** Props of {@link Badge}. */
export interface BadgeProps {
  /** The colour of the dot or glyph. Decorative: the word has the meaning. */
  tone: BadgeTone;
  /** A glyph instead of the dot, where several statuses share a colour. */
  icon?: GlyphName | undefined;
  /** The status, in one or two words. */
  children: ReactNode;
}

/**
 * A status badge: a word with a dot or a glyph.
 *
 * @example
 * ```tsx
 * <Badge tone="success" icon="check">
 *   Found
 * </Badge>
 * ```
 */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    // A key, as in ChangingText, because the word is beside the dot.
    <span className={`ptr ptr-badge ptr-badge--${tone}`} key={`${icon} ${keyOfText(children)}`}>
      {icon ? (
        <Drawing shapes={glyphShapes[icon]} className="ptr-badge__icon" />
      ) : (
        <span className="ptr ptr-badge__dot" />
      )}
      {children}
    </span>
  );
}
