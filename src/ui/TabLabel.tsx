import { ChangingText } from './ChangingText';
import type { TabItem } from './TabItem';

/** The label of a tab, with its count, which may come later. */
export function TabLabel({ tab: { label, badge } }: { tab: TabItem }) {
  return (
    <>
      <ChangingText>{label}</ChangingText>
      {badge !== undefined && (
        <span className="ptr ptr-tabs__badge" key={badge}>
          {badge}
        </span>
      )}
    </>
  );
}
