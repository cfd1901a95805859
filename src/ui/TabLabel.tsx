import { ChangingText } from './ChangingText';
import type { TabItem } from './TabItem';

/** The label of a tab, with its count. */
export function TabLabel({ tab: { label, badge } }: { tab: TabItem }) {
  if (badge === undefined) return label;
  return (
    <>
      <ChangingText>{label}</ChangingText>
      <span className="ptr ptr-tabs__badge" key={badge}>
        {badge}
      </span>
    </>
  );
}
