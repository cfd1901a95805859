import './foundations.css';
import type { ReactNode } from 'react';
import type { Dimension, Token } from '../../tokens/readTokens';

export type SheetTheme = 'light' | 'dark';

/** A page of the foundations, in the toolbar's theme unless it names its own. */
export function Sheet({ theme, children }: { theme?: SheetTheme; children: ReactNode }) {
  return (
    <div className="ptr-root sb-sheet" data-pt-theme={theme}>
      {children}
    </div>
  );
}

/** A part of a page, with a heading and a sentence about it. */
export function SheetGroup({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  return (
    <section className="sb-sheet__group" aria-label={heading}>
      <h2 className="sb-sheet__heading">{heading}</h2>
      {note === undefined ? null : <p className="sb-sheet__note">{note}</p>}
      {children}
    </section>
  );
}

/** A token's name, purpose and values. */
export function TokenLabel({ token, values }: { token: Token; values: readonly string[] }) {
  return (
    <div className="sb-token">
      <code className="sb-sheet__code sb-token__name">{token.name}</code>
      <span className="sb-token__role">{token.description.replaceAll('`', '')}</span>
      {values.map((value) => (
        <code key={value} className="sb-sheet__code sb-token__value">
          {value}
        </code>
      ))}
    </div>
  );
}

/** A length in pixels at a root size of 16, and as in the style sheet. */
export function lengthOf({ value, unit }: Dimension): string {
  return unit === 'px' ? `${value}px` : `${value * 16}px · ${value}rem`;
}
