import type { ReactNode } from 'react';

/** A table of a guide. It scrolls sideways on a phone, with the keyboard too: Safari does not focus a scroller itself. */
export function GuideTable({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="ptr ptr-guide__scroller" role="region" tabIndex={0} aria-label={label}>
      <table className="ptr ptr-guide__table">{children}</table>
    </div>
  );
}
