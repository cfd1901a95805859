import { useEffect, useRef, useState } from 'react';
import { placeOf, type Page } from '../../provider/pages';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { lazyDialog } from '../../screens/lazyDialog';
import { Link } from '../../ui/Link';
import { useInertUntilReady } from '../../ui/useInertUntilReady';
import { HelpUnavailable } from './HelpUnavailable';
import { tracingMessages } from './messages';

const ContactModal = lazyDialog(
  async () => (await import('../../features/tracey/ContactModal')).ContactModal,
  HelpUnavailable,
);

/** The sections of the portal. */
const places = [
  { page: 'portal', label: 'navHome' },
  { page: 'documents', label: 'navDocuments' },
  { page: 'support', label: 'navGuides' },
] as const satisfies readonly { page: Page; label: keyof typeof tracingMessages }[];

/** The navigation below the portal's top bar: its sections, and the contact details. */
export function PortalNavigation({ current }: { current: Page | undefined }) {
  const { linkTo } = useNavigation();
  const texts = useMessages('tracing', tracingMessages);
  const inert = useInertUntilReady();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  // With large text the list scrolls: show the current section.
  useEffect(() => {
    const [first, link] = ['a', '[aria-current]'].map((which) => list.current?.querySelector<HTMLElement>(which));
    if (list.current && first && link) list.current.scrollLeft = link.offsetLeft - first.offsetLeft;
  }, [current]);

  return (
    <>
      <nav className="ptr ptr-no-print ptr-top-bar ptr-portal-nav" aria-label={texts.nav}>
        <ul role="list" className="ptr ptr-portal-nav__list" ref={list}>
          {places.map(({ page, label }) => (
            <li key={page}>
              <Link
                {...linkTo(page)}
                aria-current={current === page ? 'page' : current && placeOf(current) === page ? 'true' : undefined}
              >
                {texts[label]}
              </Link>
            </li>
          ))}
          <li>
            <button {...inert} type="button" aria-haspopup="dialog" onClick={() => setIsHelpOpen(true)}>
              {texts.navHelp}
            </button>
          </li>
        </ul>
      </nav>
      <ContactModal isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </>
  );
}
