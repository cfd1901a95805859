import { useContext, useLayoutEffect } from 'react';
import { Tab, TabList, TabListStateContext, Tabs as AriaTabs, type TabListState } from 'react-aria-components/Tabs';
import { useTabPanel } from 'react-aria/useTabList';
import { TabLabel } from './TabLabel';
import type { TabsProps } from './TabItem';

/** The attributes that connect a panel to its tab. */
export interface PanelAttributes {
  id: string;
  'aria-labelledby': string;
}

export interface TabRowProps extends TabsProps {
  /** The ref of the selected tab. */
  selectedTab: (tab: HTMLElement | null) => void;
  /** Called with the attributes of the panel, and with undefined when the row unmounts. */
  onPanelChange: (attributes: PanelAttributes | undefined) => void;
  /** Called by the row that stands in for this one, when it gains or loses focus. */
  onFocusChange: (isFocused: boolean) => void;
}

/** The row of tabs of a wide screen. */
export function TabRow({ tabs, selectedId, onSelect, label, selectedTab, onPanelChange }: TabRowProps) {
  return (
    <AriaTabs className="ptr" selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className="ptr ptr-no-print ptr-tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            ref={tab.id === selectedId ? selectedTab : undefined}
            className="ptr ptr-tabs__tab"
            data-pt-tab={tab.id}
          >
            <TabLabel tab={tab} />
          </Tab>
        ))}
      </TabList>
      {/* react-aria keeps the id of the first panel. */}
      <Panel key={selectedId} onChange={onPanelChange} />
    </AriaTabs>
  );
}

/** Reports the panel's attributes. react-aria also renders it once without a state, to collect the tabs. */
function Panel({ onChange }: { onChange: TabRowProps['onPanelChange'] }) {
  const state = useContext(TabListStateContext);
  return state && <PanelOf state={state} onChange={onChange} />;
}

/** The ref that react-aria's panel observes. Empty, because observing forces a layout after each change. */
const unobserved = { current: null };

function PanelOf({ state, onChange }: { state: TabListState<unknown>; onChange: TabRowProps['onPanelChange'] }) {
  const { id, 'aria-labelledby': labelledBy } = useTabPanel({}, state, unobserved).tabPanelProps;
  useLayoutEffect(() => {
    if (id !== undefined && labelledBy !== undefined) onChange({ id, 'aria-labelledby': labelledBy });
  }, [id, labelledBy, onChange]);
  useLayoutEffect(() => () => onChange(undefined), [onChange]);
  return null;
}
