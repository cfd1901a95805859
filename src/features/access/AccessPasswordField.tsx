import { useMessages } from '../../provider/useMessages';
import { PasswordField, type PasswordFieldProps } from '../../ui/PasswordField';
import { accessMessages } from './messages';

type AccessPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'> &
  Partial<Pick<PasswordFieldProps, 'showLabel' | 'hideLabel'>>;

/** A password field with the texts of its show/hide toggle. Two on one page need names of their own. */
export function AccessPasswordField(props: AccessPasswordFieldProps) {
  const texts = useMessages('access', accessMessages);
  return (
    <PasswordField
      showLabel={texts.showPassword}
      hideLabel={texts.hidePassword}
      shownAnnouncement={texts.passwordShown}
      hiddenAnnouncement={texts.passwordHidden}
      {...props}
    />
  );
}
