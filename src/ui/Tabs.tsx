import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
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
 * Tabs, as in the ARIA Authoring Practices: one tab stop, and the arrow keys, Home and End select. On a small screen a
 * select replaces the row of tabs. The style sheet chooses between them, so that server-rendered markup is correct from
 * the start.
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
  const ownId = useId();
  const panelId = `${ownId}-panel`;
  const tabId = (id: string) => `${ownId}-${id}`;

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === selectedId);
    const to = nextIndex(event, at, tabs.length);
    const next = tabs[to];
    if (!next) return;
    // Home and End would scroll the page.
    event.preventDefault();
    const others = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
    others?.[to]?.focus();
    onSelect(next.id);
  }

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
      <div className="ptr ptr-no-print ptr-tabs__list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, badge }) => {
          const isSelected = id === selectedId;
          return (
            <button
              key={id}
              type="button"
              role="tab"
              id={tabId(id)}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isSelected ? 0 : -1}
              className="ptr ptr-tabs__tab"
              data-pt-tab={id}
              onClick={() => onSelect(id)}
              onKeyDown={handleKeyDown}
            >
              {badge === undefined ? (
                name
              ) : (
                <>
                  <ChangingText>{name}</ChangingText>
                  <span className="ptr ptr-tabs__badge" key={badge}>
                    {badge}
                  </span>
                </>
              )}
            </button>
          );
        })}
      </div>
      <Panel key={selectedId} id={panelId} labelId={tabId(selectedId)}>
        {tabs.find(({ id }) => id === selectedId)?.content}
      </Panel>
    </div>
  );
}

/** Returns the index of the tab that a key selects; -1 for any other key. */
function nextIndex(event: KeyboardEvent<HTMLElement>, at: number, count: number): number {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return -1;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (at + (event.key === forward ? 1 : -1) + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}

interface PanelProps {
  id: string;
  /** The id of its tab. */
  labelId: string;
  children: ReactNode;
}

/** The content of the selected tab. A tab stop itself while it has none. */
function Panel({ id, labelId, children }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(ref);
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={labelId}
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
