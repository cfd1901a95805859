import { useContext, useLayoutEffect, useMemo, type FocusEventHandler, type RefObject } from 'react';
import { ComboBox, ComboBoxStateContext, type ComboBoxState } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { InputContext, type InputProps } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { useElementRef } from './useElementRef';
import { useThemeAttributes } from './useThemeAttributes';

/** The attributes that connect an input to its list. */
export interface ListAttributes {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
}

/** The input's events that the list handles. */
export type ListHandlers = Pick<InputProps, 'onKeyDown' | 'onFocus' | 'onBlur' | 'onTouchEnd'>;

type State = ComboBoxState<object, 'single' | 'multiple'>;

export interface ComboBoxListProps {
  /** The input. It is outside the list, because it renders before this code has loaded. */
  input: RefObject<HTMLInputElement | null>;
  /** The id of the label, which also names the list. */
  labelId: string;
  text: string;
  suggestions: readonly string[];
  /** The name of the list. */
  name: string;
  /** The text of an empty list. Without it an empty list stays closed. */
  note: string | undefined;
  /** True to open as soon as there is content. */
  isWanted: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onPick: (suggestion: string) => void;
  /** Called when focus leaves both the input and the list. */
  onLeave: FocusEventHandler<HTMLInputElement>;
  onAttributes: (attributes: ListAttributes) => void;
  onHandlers: (handlers: ListHandlers) => void;
  locale: string | undefined;
}

/** The suggestions of a ComboBoxField: react-aria's combobox, attached to the field's own input. */
export function ComboBoxList({ locale, ...props }: ComboBoxListProps) {
  const list = <Suggestions {...props} />;
  return locale === undefined ? list : <I18nProvider locale={locale}>{list}</I18nProvider>;
}

function Suggestions(props: Omit<ComboBoxListProps, 'locale'>) {
  const { input, labelId, text, suggestions, name, note, isWanted, onOpenChange, onPick, onLeave } = props;
  const items = useMemo(() => suggestions.map((id) => ({ id })), [suggestions]);
  const hasContent = items.length > 0 || note !== undefined;
  const theme = useThemeAttributes(input, isWanted && hasContent);
  return (
    <ComboBox
      className="ptr ptr-combo__list-frame"
      aria-labelledby={labelId}
      items={items}
      inputValue={text}
      value={null}
      onOpenChange={onOpenChange}
      onBlur={onLeave}
      allowsCustomValue
      allowsEmptyCollection={note !== undefined}
      // Suggestions arrive after the text, so AttachedInput opens the list.
      menuTrigger="manual"
      validationBehavior="aria"
    >
      <AttachedInput {...props} canOpen={isWanted && hasContent} />
      <Popover
        {...theme}
        className="ptr ptr-popover ptr-combo__popover"
        offset={4}
        // As wide as the field, also where the field is as wide as the page.
        containerPadding={0}
        // A dialog around the field makes elements outside it inert, except those with this attribute.
        data-react-aria-top-layer="true"
      >
        <ListBox className="ptr ptr-combo__list" aria-label={name} items={items}>
          {({ id }) => (
            <ListBoxItem className="ptr ptr-combo__option" id={id} textValue={id} onAction={() => onPick(id)}>
              {id}
            </ListBoxItem>
          )}
        </ListBox>
        {note === undefined ? null : <div className="ptr ptr-combo__note">{note}</div>}
      </Popover>
    </ComboBox>
  );
}

interface AttachedInputProps extends Pick<ComboBoxListProps, 'input' | 'onAttributes' | 'onHandlers'> {
  canOpen: boolean;
}

/** Replaces react-aria's Input. react-aria also renders it once without a state, to collect the items. */
function AttachedInput(props: AttachedInputProps) {
  const state = useContext(ComboBoxStateContext);
  return state && <Attachment {...props} state={state} />;
}

/** Passes the attributes and handlers of react-aria's Input to the field's own input. */
function Attachment({ input, canOpen, onAttributes, onHandlers, state }: AttachedInputProps & { state: State }) {
  const ofAria = useSlottedContext(InputContext);
  const { isOpen } = state;
  const attach = useElementRef(ofAria?.ref);
  const controls = ofAria?.['aria-controls'];
  const active = ofAria?.['aria-activedescendant'];

  useLayoutEffect(() => {
    attach(input.current);
    return () => void attach(null);
  }, [attach, input]);

  useLayoutEffect(() => {
    if (canOpen && !isOpen) state.open(null, 'input');
  });

  useLayoutEffect(() => {
    onAttributes({ 'aria-expanded': isOpen, 'aria-controls': controls, 'aria-activedescendant': active });
  }, [isOpen, controls, active, onAttributes]);

  useLayoutEffect(() => {
    const { onKeyDown, onFocus, onBlur, onTouchEnd } = ofAria ?? {};
    onHandlers({
      onFocus,
      onBlur,
      onTouchEnd,
      onKeyDown(event) {
        // Tab chooses nothing. During composition, keys belong to the input method.
        if (event.key === 'Tab' || event.nativeEvent.isComposing) return;
        // With free text, react-aria also passes Escape on to a dialog around the field while the list is open.
        if (event.key === 'Escape' && isOpen) {
          event.stopPropagation();
          state.close();
        } else onKeyDown?.(event);
      },
    });
  });
  return null;
}
