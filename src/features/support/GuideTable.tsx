import type { ReactNode } from 'react';

/** Safari gives a scroller no focus of its own. */
const scroller = { role: 'group', tabIndex: 0 };

/** A table of a guide. It scrolls sideways on a phone, with the keyboard too. */
export function GuideTable({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="ptr ptr-guide__scroller" {...scroller} aria-label={label}>
      <table className="ptr ptr-guide__table">{children}</table>
    </div>
  );
}
