import { useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { helpfulMessages } from './messages';

export interface HelpfulSectionProps {
  /** Where the guides are. Without it there is no link to them. */
  supportHref?: string | undefined;
  /** Leads there without loading the page anew. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** The tour video, which is fetched only once it is asked for, the guides, and the firm's helpful pages. */
export function HelpfulSection({ supportHref, onNavigate }: HelpfulSectionProps) {
  const { links } = usePensionTrace('HelpfulSection').config;
  const texts = useMessages(helpfulMessages);
  const shared = useMessages(sharedMessages);
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
        {supportHref !== undefined && (
          <li>
            <Link href={supportHref} onNavigate={onNavigate}>
              {texts.guides}
            </Link>
          </li>
        )}
        {links.faqs !== undefined && external(links.faqs, texts.faqs)}
        {links.dataHandling !== undefined && external(links.dataHandling, texts.dataHandling)}
      </ul>
    </Card>
  );
}
