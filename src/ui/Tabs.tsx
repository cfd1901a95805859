import { useContext, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Tab, TabList, TabListStateContext, Tabs as AriaTabs, type TabListState } from 'react-aria-components/Tabs';
import { useTabPanel } from 'react-aria/useTabList';
import { useMessages } from '../texts/useMessages';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import { ChangingText } from './ChangingText';

/** One tab of {@link Tabs}, with its content. */
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
}

/**
 * Tabs. On a small screen a select replaces the row of tabs. The style sheet chooses between them, so that
 * server-rendered markup is correct from the start.
 *
 * @example
 * ```tsx
 * function Overview() {
 *   const [selected, setSelected] = useState('traces');
 *   return (
 *     <Tabs
 *       label="Your portal"
 *       selectedId={selected}
 *       onSelect={setSelected}
 *       tabs={[
 *         { id: 'traces', label: 'Traces', content: <p>Two traces</p> },
 *         { id: 'pensions', label: 'Pensions', content: <p>One pension</p> },
 *       ]}
 *     />
 *   );
 * }
 * ```
 */
export function Tabs({ tabs, selectedId, onSelect, label }: TabsProps) {
  const { tabsSelect, tabsOption } = useMessages('ui', uiMessages);
  const selectId = useId();
  return (
    <div className="ptr ptr-tabs">
      <div className="ptr ptr-no-print ptr-tabs__select">
        <label className="ptr ptr-field__label" htmlFor={selectId}>
          {tabsSelect}
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
                {tab.badge === undefined ? tab.label : tabsOption(tab.label, tab.badge)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" className="ptr-select__chevron" />
        </div>
      </div>
      <AriaTabs
        className="ptr ptr-tabs__frame"
        selectedKey={selectedId}
        onSelectionChange={(key) => onSelect(String(key))}
      >
        <TabList className="ptr ptr-no-print ptr-tabs__list" aria-label={label}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className="ptr ptr-tabs__tab" data-pt-tab={tab.id}>
              {tab.badge === undefined ? (
                tab.label
              ) : (
                <>
                  <ChangingText>{tab.label}</ChangingText>
                  <span className="ptr ptr-tabs__badge" key={tab.badge}>
                    {tab.badge}
                  </span>
                </>
              )}
            </Tab>
          ))}
        </TabList>
        <Panel key={selectedId}>{tabs.find(({ id }) => id === selectedId)?.content}</Panel>
      </AriaTabs>
    </div>
  );
}

/** The content of the selected tab. react-aria also renders it once without a state, to collect the tabs. */
function Panel({ children }: { children: ReactNode }) {
  const state = useContext(TabListStateContext);
  return state && <PanelOf state={state}>{children}</PanelOf>;
}

/** The ref that react-aria's panel observes. Empty, because observing forces a layout after each change. */
const unobserved = { current: null };

// Replaces react-aria's TabPanel, which always observes its element.
function PanelOf({ state, children }: { state: TabListState<unknown>; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, unobserved);
  const hasTabStop = useHasTabStop(ref);
  return (
    <div {...tabPanelProps} tabIndex={hasTabStop ? undefined : 0} ref={ref} className="ptr ptr-tabs__panel">
      {children}
    </div>
  );
}

const tabStops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Whether the element contains a tab stop. */
function useHasTabStop(ref: RefObject<HTMLElement | null>): boolean {
  const [hasTabStop, setHasTabStop] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => setHasTabStop(element.querySelector(tabStops) !== null);
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'tabindex'] });
    return () => observer.disconnect();
  }, [ref]);
  return hasTabStop;
}
