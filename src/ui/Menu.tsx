import { useId, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from './Icon';

export interface MenuEntry {
  /** Its id, as reported by `onAction`. */
  id: string;
  /** What it does. */
  label: string;
  /** A drawing before the words. */
  icon?: IconName;
}

export interface MenuProps {
  /** The name of the menu. */
  label: string;
  /** What can be done, in order. */
  items: readonly MenuEntry[];
  /** Called with the id of the chosen one. */
  onAction: (id: string) => void;
  /** The words of the button that opens it. */
  children: ReactNode;
  /** Whether it is open, when that is decided outside. */
  isOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a list of things to do. Escape or a press beside it closes it. */
export function Menu({ label, items, onAction, children, isOpen, onOpenChange }: MenuProps) {
  const labelId = useId();
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button className="pt-menu__trigger">
        {children}
        <Icon name="chevron-down" className="pt-menu__chevron" />
      </Button>
      <Popover className="pt-popover" placement="bottom end">
        <span hidden id={labelId}>
          {label}
        </span>
        <AriaMenu className="pt-menu" aria-labelledby={labelId} onAction={(key) => onAction(String(key))}>
          {items.map((item) => (
            <MenuItem className="pt-menu__item" key={item.id} id={item.id} textValue={item.label}>
              {item.icon ? <Icon name={item.icon} /> : null}
              {item.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
