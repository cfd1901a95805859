import { useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { helpfulMessages } from './messages';

/** The tour video, loaded on demand, the guides, and the firm's helpful pages (specification section 2.4). */
export function HelpfulSection() {
  const { links } = usePensionTrace('<HelpfulSection>').config;
  const { linkTo } = useNavigation();
  const texts = useMessages('helpful', helpfulMessages);
  const shared = useMessages('shared', sharedMessages);
  const [isVideoShown, setIsVideoShown] = useState(false);
  const external = (href: string, label: string) => (
    <li>
      <Link href={href} isExternal externalLabel={shared.opensInNewTab}>
        {label}
      </Link>
    </li>
  );

  return (
    <Card as="section" heading={texts.heading}>
      {links.tourVideo !== undefined &&
        (isVideoShown ? (
          <iframe className="ptr-helpful__video" src={links.tourVideo} title={texts.video} allow="fullscreen" />
        ) : (
          <Button variant="secondary" isWide onPress={() => setIsVideoShown(true)}>
            {texts.playVideo}
          </Button>
        ))}
      <ul className="ptr-helpful__links">
        <li>
          <Link {...linkTo('support')}>{texts.guides}</Link>
        </li>
        {links.faqs !== undefined && external(links.faqs, texts.faqs)}
        {links.dataHandling !== undefined && external(links.dataHandling, texts.dataHandling)}
      </ul>
    </Card>
  );
}
