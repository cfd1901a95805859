import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { Menu } from '../../ui/Menu';
import { frameMessages } from './messages';
import { Untranslated } from '../../ui/Untranslated';

/** What the customer did with the button before the menu's code had loaded. */
export type EarlyUse = 'focused' | 'pressed' | undefined;

export interface ProfileMenuProps {
  /** The customer's first and last name. */
  name: string;
  /** Called when Logout is chosen. */
  onLogOut: () => void;
  early: EarlyUse;
  onEarlyUse: (use: EarlyUse) => void;
}

/** The profile menu of the portal: Profile and Logout. */
export function ProfileMenu({ name, onLogOut, early }: ProfileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [first] = useState(early);
  // After the button has focus, so that focus returns there when the menu closes.
  useEffect(() => {
    if (first !== 'pressed') return undefined;
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, [first]);
  const { locale } = usePensionTrace();
  const texts = useMessages('frame', frameMessages);
  const { goTo } = useNavigation();
  const ownName = name === '' ? undefined : <Untranslated>{name}</Untranslated>;
  // react-aria's own 'Dismiss' in the menu would be in the browser's language.
  return (
    <I18nProvider locale={locale}>
      <Menu
        label={texts.profileMenuLabel}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        takesFocus={first !== undefined}
        heading={ownName}
        items={[
          { id: 'profile', label: texts.profile, icon: 'user' },
          { id: 'log-out', label: texts.logOut, icon: 'logout' },
        ]}
        onAction={(id) => (id === 'profile' ? goTo('profile') : onLogOut())}
      >
        {ownName ?? texts.profileMenuLabel}
      </Menu>
    </I18nProvider>
  );
}
