import { useId, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { Icon } from './Icon';

/** One tab of {@link Tabs}, with its content. */
export interface TabItem {
  /** The id that `onSelect` receives. */
  id: string;
  /** The label. */
  label: string;
  /** A count beside the label. */
  badge?: ReactNode;
  /** The content of the tab. */
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** The tabs, in order. */
  tabs: readonly TabItem[];
  /** The id of the selected tab. */
  selectedId: string;
  /** Called with the id of the tab to select. */
  onSelect: (id: string) => void;
  /** The name of the tab list, for screen readers. */
  label: string;
  /** The label of the select that replaces the tabs on a small screen. */
  selectLabel: string;
}

/**
 * Tabs. On a small screen a select replaces the row of tabs; the style sheet decides
 * which of the two shows, so that the server-rendered page is right from the start.
 */
export function Tabs({ tabs, selectedId, onSelect, label, selectLabel }: TabsProps) {
  const selectId = useId();
  return (
    <AriaTabs className="ptr ptr-tabs" selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
      <div className="ptr ptr-no-print ptr-tabs__select">
        <label className="ptr ptr-field__label" htmlFor={selectId}>
          {selectLabel}
        </label>
        <div className="ptr ptr-select">
          <select
            id={selectId}
            className="ptr ptr-input ptr-select__control"
            value={selectedId}
            onChange={(event) => onSelect(event.currentTarget.value)}
          >
            {tabs.map((tab) => (
              <option key={tab.id} value={tab.id}>
                {tab.label}
                {tab.badge === undefined ? null : <> ({tab.badge})</>}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="ptr-select__chevron" />
        </div>
      </div>
      <TabList className="ptr ptr-no-print ptr-tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Tab className="ptr ptr-tabs__tab" key={tab.id} id={tab.id} data-pt-tab={tab.id}>
            {tab.label}
            {tab.badge === undefined ? null : <span className="ptr ptr-tabs__badge">{tab.badge}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel className="ptr ptr-tabs__panel" key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
