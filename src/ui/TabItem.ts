import type { ReactNode } from 'react';

/** One tab of `Tabs`, with its content. */
export interface TabItem {
  /** The id that `onSelect` receives. */
  id: string;
  /** The label. */
  label: string;
  /** A count beside the label, and behind it in the select of a phone. */
  badge?: string | number | undefined;
  /** The content of the tab. */
  content: ReactNode;
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** The id of the selected tab. */
  selectedId: string;
  /** Called with the id of the tab to select. */
  onSelect: (id: string) => void;
  /** The name of the tab list, for screen readers. */
  label: string;
}
