import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { helpfulMessages } from './messages';
import { TourVideoPlayer } from './TourVideoPlayer';

/**
 * The tour video, loaded on demand, the guides, and the firm's helpful pages.
 *
 * @example
 * ```tsx
 * <HelpfulSection />
 * ```
 */
export const HelpfulSection = asScreen(function HelpfulSection(_props: object, root) {
  const { links } = usePensionTrace('<HelpfulSection>').config;
  const { linkTo } = useNavigation();
  const texts = useMessages('helpful', helpfulMessages);
  const external = (href: string, label: string) => (
    <li>
      <Link href={href} isExternal>
        {label}
      </Link>
    </li>
  );

  return (
    <Card {...root} as="section" heading={texts.heading}>
      {links.tourVideo !== undefined && <TourVideoPlayer video={links.tourVideo} />}
      <ul className="ptr ptr-helpful__links">
        <li>
          <Link {...linkTo('support')}>{texts.guides}</Link>
        </li>
        {links.faqs !== undefined && external(links.faqs, texts.faqs)}
        {links.dataHandling !== undefined && external(links.dataHandling, texts.dataHandling)}
      </ul>
    </Card>
  );
});
