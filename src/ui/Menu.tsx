import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { classNames } from './classNames';
import { Icon, type IconName } from './Icon';
import { usePresented } from './usePresented';
import { useThemeAttributes } from './useThemeAttributes';

/** One item of a {@link Menu}. */
export interface MenuEntry {
  /** The id that `onAction` receives. */
  id: string;
  /** The label. */
  label: string;
  /** An icon before the label. */
  icon?: IconName | undefined;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The name of the menu. */
  label: string;
  /** The items, in order. */
  items: readonly MenuEntry[];
  /** Called with the id of the chosen item. */
  onAction: (id: string) => void;
  /** A line above the items, such as the whole name of the customer. */
  heading?: ReactNode;
  /** The label of the button that opens the menu. */
  children: ReactNode;
  /** Whether it is open, for a controlled menu. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** True to focus the button when it mounts, because it replaces one that had focus. Default false. */
  takesFocus?: boolean | undefined;
}

/**
 * A button that opens a menu of actions. Escape or a press outside closes it. A tour can open it for display: it is
 * then not modal, and only the tour closes it.
 *
 * @example
 * ```tsx
 * <Menu
 *   label="Profile"
 *   items={[
 *     { id: 'details', label: 'Your details' },
 *     { id: 'log-out', label: 'Log out' },
 *   ]}
 *   onAction={(id) => console.log(id)}
 * >
 *   MH
 * </Menu>
 * ```
 */
export function Menu({
  label,
  heading,
  items,
  onAction,
  children,
  isOpen,
  onOpenChange,
  takesFocus = false,
}: MenuProps) {
  const labelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const isPresented = usePresented(trigger);
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const [isFocusing] = useState(takesFocus);
  useEffect(() => {
    if (isFocusing) trigger.current?.focus();
  }, [isFocusing]);

  const isShown = isPresented || (isOpen ?? isOwnOpen);
  const theme = useThemeAttributes(trigger, isShown);

  function handleOpenChange(isNowOpen: boolean) {
    if (isPresented) return;
    setIsOwnOpen(isNowOpen);
    onOpenChange?.(isNowOpen);
  }

  return (
    <MenuTrigger isOpen={isShown} onOpenChange={handleOpenChange}>
      <Button className="ptr ptr-menu__trigger" ref={trigger}>
        <span>{children}</span>
        <Icon name="chevron-down" className="ptr-menu__chevron" />
      </Button>
      <Popover
        {...theme}
        className={classNames('ptr ptr-popover', isPresented && 'ptr-popover--presented')}
        placement="bottom end"
        isNonModal={isPresented}
      >
        {/* A popover that is not modal is no dialog: its content needs a region. */}
        <div {...(isPresented && { role: 'region', 'aria-labelledby': labelId })}>
          <span hidden id={labelId}>
            {label}
          </span>
          {heading === undefined ? null : <p className="ptr ptr-menu__heading">{heading}</p>}
          <AriaMenu
            className="ptr ptr-no-ring ptr-menu"
            aria-labelledby={labelId}
            onAction={(key) => onAction(String(key))}
          >
            {items.map((item) => (
              <MenuItem className="ptr ptr-menu__item" key={item.id} id={item.id} textValue={item.label}>
                {item.icon ? <Icon name={item.icon} /> : null}
                {item.label}
              </MenuItem>
            ))}
          </AriaMenu>
        </div>
      </Popover>
    </MenuTrigger>
  );
}
