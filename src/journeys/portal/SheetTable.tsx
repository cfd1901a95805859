import type { ReactNode } from 'react';
import { useMessages } from '../../texts/useMessages';
import { portalMessages } from './messages';

/** A row of {@link SheetTable}. */
export interface SheetRow {
  id: string;
  name: string;
  /** One for each column between the name and the notes. */
  cells: readonly ReactNode[];
}

interface SheetTableProps {
  label: string;
  /** The headers of the name and of the cells. */
  heads: readonly [string, ...string[]];
  rows: readonly SheetRow[];
}

/** A table to print, with an empty column to write in. On a phone each row is a block. */
export function SheetTable({ label, heads, rows }: SheetTableProps) {
  const texts = useMessages('portalDashboard', portalMessages);
  const [nameHead, ...cellHeads] = heads;
  return (
    <table className="ptr ptr-sheet__table">
      <caption className="ptr ptr-heading ptr-heading--large">{label}</caption>
      <thead>
        <tr>
          {[nameHead, ...cellHeads, texts.sheetNotes].map((head) => (
            <th key={head} scope="col" className="ptr ptr-caption">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={cellHeads[index]} data-label={cellHeads[index]}>
                {cell}
              </td>
            ))}
            <td className="ptr ptr-sheet__note" aria-label={texts.sheetNotes} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
