import type { ReactNode } from 'react';

/** A table of a guide. It scrolls sideways on a phone, with the keyboard too. */
export function GuideTable({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="ptr ptr-guide__scroller" role="group" aria-label={label} tabIndex={0}>
      <table className="ptr ptr-guide__table">{children}</table>
    </div>
  );
}
