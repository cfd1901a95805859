import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../texts/useMessages';
import { classNames } from './classNames';
import { Field } from './Field';
import { eye, eyeOff } from './controlShapes';
import { Drawing } from './Drawing';
import { LiveText } from './LiveText';
import { uiMessages } from './messages';
import type { TextFieldProps } from './TextField';
import { useInertUntilReady } from './useInertUntilReady';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'width'> {
  /** The end of the show button's name, such as the label, on a page with several passwords. */
  toggleName?: string | undefined;
}

/**
 * A password field with a button that shows the password. Pasting and password managers work. Submitting hides the
 * password again.
 *
 * @example
 * ```tsx
 * <PasswordField
 *   name="password"
 *   label="Password"
 *   autoComplete="current-password"
 * />
 * ```
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, mark, hint, error, help, id, className, toggleName, 'aria-describedby': describedBy, ...input },
  ref,
) {
  const words = useMessages('ui', uiMessages);
  const ownId = useId();
  const controlId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [announcement, setAnnouncement] = useState<string>();

  useEffect(() => {
    // Browsers remember the text fields of a submitted form, which would include a visible password.
    const form = frame.current?.closest('form');
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const inert = useInertUntilReady();

  function handleToggle() {
    setIsShown(!isShown);
    setAnnouncement(isShown ? words.passwordHidden : words.passwordShown);
  }

  const toggleWord = isShown ? words.hidePassword : words.showPassword;
  const toggleLabel = toggleName === undefined ? toggleWord : `${toggleWord}: ${toggleName}`;

  return (
    <Field {...{ label, mark, hint, error, help, describedBy }} id={controlId}>
      {(control) => (
        <div className="ptr ptr-password" ref={frame}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            className={classNames('ptr ptr-input ptr-password__input', className)}
          />
          <button
            {...inert}
            type="button"
            className="ptr ptr-password__toggle"
            aria-label={toggleLabel}
            title={toggleLabel}
            aria-controls={controlId}
            onClick={handleToggle}
          >
            <Drawing shapes={isShown ? eyeOff : eye} />
          </button>
          <LiveText>{announcement}</LiveText>
        </div>
      )}
    </Field>
  );
});
