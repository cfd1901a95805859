import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { lazyPart } from '../loading/lazyPart';
import { useMessages } from '../texts/useMessages';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import type { TabsProps } from './TabItem';
import { TabLabel } from './TabLabel';
import type { PanelAttributes, TabRowProps } from './TabRow';
import { useIsWide } from './useIsWide';

/** The row of tabs is most of the code. A phone, which shows the select, never loads it. */
const TabRow = lazyPart(async () => (await import('./TabRow')).TabRow, {
  useIsWanted: useHasTabs,
  Pending: PlainRow,
  Failed: PlainRow,
});

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
  const [panel, setPanel] = useState<PanelAttributes>();
  const isPlainRowFocused = useRef(false);
  const selected = tabs.find(({ id }) => id === selectedId);

  const keepFocus = useCallback((tab: HTMLElement | null) => {
    if (!tab || !isPlainRowFocused.current) return;
    isPlainRowFocused.current = false;
    tab.focus();
  }, []);

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
      <TabRow
        {...{ tabs, selectedId, onSelect, label }}
        selectedTab={keepFocus}
        onPanelChange={setPanel}
        onFocusChange={(isFocused) => {
          isPlainRowFocused.current = isFocused;
        }}
      />
      <Panel key={selectedId} attributes={panel} label={selected?.label}>
        {selected?.content}
      </Panel>
    </div>
  );
}

function useHasTabs() {
  return useIsWide('tabs');
}

/**
 * The row until its code has loaded, or if it fails to load: a press works, and Tab moves from one tab to the next.
 */
function PlainRow({ tabs, selectedId, onSelect, label, onFocusChange }: TabRowProps) {
  return (
    <div className="ptr ptr-no-print ptr-tabs__list" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="ptr ptr-tabs__tab"
          aria-selected={tab.id === selectedId}
          onClick={() => onSelect(tab.id)}
          onFocus={() => onFocusChange(true)}
          onBlur={() => onFocusChange(false)}
        >
          <TabLabel tab={tab} />
        </button>
      ))}
    </div>
  );
}

interface PanelProps {
  /** Undefined while no tab names the panel. */
  attributes: PanelAttributes | undefined;
  label: string | undefined;
  children: ReactNode;
}

/** The content of the selected tab. */
function Panel({ attributes, label, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(ref);
  return (
    <div
      {...attributes}
      role="tabpanel"
      aria-label={attributes ? undefined : label}
      tabIndex={hasTabStop ? undefined : 0}
      ref={ref}
      className="ptr ptr-tabs__panel"
    >
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
