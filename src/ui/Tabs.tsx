import { useId, type KeyboardEvent, type ReactNode } from 'react';
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
  const id = useId();
  const idOf = (part: string, tab: string) => `${id}-${part}-${tab}`;

  /** Focus selects (WAI-ARIA Authoring Practices, tabs with automatic activation). */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const next = placeAfter(event, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <div className="ptr ptr-tabs">
      <div className="ptr ptr-no-print ptr-tabs__select">
        <label className="ptr ptr-field__label" htmlFor={id}>
          {selectLabel}
        </label>
        <div className="ptr ptr-select">
          <select
            id={id}
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
      <div className="ptr ptr-no-print ptr-tabs__list" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => {
          const isSelected = tab.id === selectedId;
          return (
            <div
              className="ptr ptr-tabs__tab"
              key={tab.id}
              id={idOf('tab', tab.id)}
              role="tab"
              tabIndex={isSelected ? 0 : -1}
              aria-selected={isSelected}
              aria-controls={isSelected ? idOf('panel', tab.id) : undefined}
              data-pt-tab={tab.id}
              onClick={() => onSelect(tab.id)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            >
              {tab.label}
              {tab.badge === undefined ? null : <span className="ptr ptr-tabs__badge">{tab.badge}</span>}
            </div>
          );
        })}
      </div>
      {tabs.map(
        (tab) =>
          tab.id === selectedId && (
            <div
              className="ptr ptr-tabs__panel"
              key={tab.id}
              id={idOf('panel', tab.id)}
              role="tabpanel"
              // It may start with text (WAI-ARIA Authoring Practices).
              tabIndex={0}
              aria-labelledby={idOf('tab', tab.id)}
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}

/** The place of the tab that a key leads to; undefined for any other key. */
function placeAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, index: number, count: number) {
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return (index + (key === forwards ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
