import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { FailureProps } from '../../loading/lazyPart';
import { Link } from '../../ui/Link';
import { frameMessages } from './messages';
import type { ProfileMenuProps } from './ProfileMenu';

/** The items of the profile menu side by side, for when the menu's code failed to load. */
export function PlainProfileMenu({ onLogOut }: ProfileMenuProps & FailureProps) {
  const { linkTo } = useNavigation();
  const texts = useMessages('frame', frameMessages);
  return (
    <>
      <Link className="ptr-top-bar__action" {...linkTo('profile')} aria-label={texts.profile}>
        <Icon name="user" />
        <span className="ptr ptr-top-bar__words">{texts.profile}</span>
      </Link>
      <Button variant="quiet" className="ptr-top-bar__action" aria-label={texts.logOut} onPress={onLogOut}>
        <Icon name="logout" />
        <span className="ptr ptr-top-bar__words">{texts.logOut}</span>
      </Button>
    </>
  );
}
