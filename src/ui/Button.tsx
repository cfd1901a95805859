import { forwardRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../texts/useMessages';
import { classNames } from './classNames';
import { LiveText } from './LiveText';
import { uiMessages } from './messages';
import { useInertUntilReady } from './useInertUntilReady';
import { keyOfText } from './ChangingText';

/** Props of {@link Button}. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled' | 'onClick'> {
  /**
   * `primary` (the default) at most once a screen, `secondary` beside it, `quiet` inside rows, `danger` for actions
   * that cannot be undone.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** `submit` sends the form around the button. Default `button`. */
  type?: 'button' | 'submit' | undefined;
  /** True while its action is pending: presses and submits do nothing, and the button keeps its focus. */
  isBusy?: boolean | undefined;
  /** The text that is shown and announced while busy. Default 'Loading...', for a button with `isBusy`. */
  busyLabel?: string | undefined;
  /** True when the button is disabled. */
  isDisabled?: boolean | undefined;
  /** True to fill the width of its container. */
  isWide?: boolean | undefined;
  /** Called on a press by mouse, touch or keyboard. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** The label. */
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
}

/**
 * A button with a text label. While busy it keeps its width and its focus.
 *
 * @example
 * ```tsx
 * <Button type="submit" isBusy={false} busyLabel="Saving...">
 *   Save
 * </Button>
 * ```
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    type = 'button',
    isBusy: mayBeBusy,
    busyLabel: ownBusyLabel,
    isDisabled = false,
    isWide = false,
    onPress,
    children,
    icon,
    className,
    ...rest
  },
  ref,
) {
  const { loading } = useMessages('ui', uiMessages);
  const inert = useInertUntilReady();
  const isBusy = mayBeBusy ?? false;
  const busyLabel = ownBusyLabel ?? (mayBeBusy === undefined ? undefined : loading);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    onPress?.(event);
  }

  const isSwapped = isBusy && busyLabel !== undefined;
  return (
    <>
      <button
        {...rest}
        ref={ref}
        {...(type === 'button' && inert)}
        type={type}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        onClick={handleClick}
        className={classNames(
          'ptr ptr-button',
          `ptr-button--${variant}`,
          isWide && 'ptr-button--wide',
          isBusy && 'ptr-button--busy',
          className,
        )}
      >
        <span
          className="ptr ptr-button__words"
          aria-hidden={isSwapped || undefined}
          data-swapped={isSwapped || undefined}
        >
          {icon}
          <span key={keyOfText(children)}>{children}</span>
        </span>
        {/* Always laid out, so that the button is always as wide as the longer text. */}
        {busyLabel !== undefined ? (
          <span
            className="ptr ptr-button__words"
            aria-hidden={!isSwapped || undefined}
            data-swapped={!isSwapped || undefined}
          >
            {busyLabel}
          </span>
        ) : null}
      </button>
      {busyLabel !== undefined ? <LiveText>{isBusy ? busyLabel : ''}</LiveText> : null}
    </>
  );
});
