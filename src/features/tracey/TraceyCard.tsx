import { useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ContactModal } from './ContactModal';
import { traceyMessages } from './messages';
import { TraceyPortrait } from './TraceyPortrait';
import { useFirmTime } from './useFirmTime';
import { useTracey, type UseTraceyOptions } from './useTracey';

/** Props of {@link TraceyCard}. */
export interface TraceyCardProps extends UseTraceyOptions {
  /** Called instead of opening the Contact Us dialog. */
  onContact?: (() => void) | undefined;
}

/**
 * Tracey, the virtual tracing expert: whether she is online, and 'Contact Us'.
 *
 * @example
 * ```tsx
 * <TraceyCard onContact={() => window.location.assign('/contact')} />
 * ```
 */
export const TraceyCard = asScreen(function TraceyCard({ onContact, ...options }: TraceyCardProps, root) {
  usePensionTrace('<TraceyCard>');
  const presence = useTracey(options);
  const texts = useMessages('tracey', traceyMessages);
  const [isContactOpen, setIsContactOpen] = useState(false);
  const firmTime = useFirmTime(options.timeZone);
  const isOnline = presence.state === 'online';

  return (
    <Card {...root} as="section" className={classNames('ptr-tracey', root.className)} heading={texts.name}>
      <div className="ptr ptr-tracey__who">
        <TraceyPortrait />
        <div>
          <p>{texts.role}</p>
          <p className={`ptr ptr-tracey__presence ptr-tracey__presence--${presence.state}`} key={presence.state}>
            {isOnline ? texts.onlineLabel : texts.offlineLabel}
          </p>
        </div>
      </div>
      <p className="ptr ptr-tracey__words" key={presence.state}>
        {isOnline ? texts.online : texts.offline(texts.dayName(presence.day), presence.time)}
      </p>
      {firmTime !== undefined && (
        <p className="ptr ptr-caption" key={firmTime}>
          {texts.firmTime(firmTime)}
        </p>
      )}
      <Button
        variant="secondary"
        isWide
        isDisabled={!isOnline}
        onPress={() => (onContact ? onContact() : setIsContactOpen(true))}
      >
        {isOnline ? texts.contactMe : texts.unavailable}
      </Button>
      <ContactModal isOpen={isContactOpen} onClose={() => setIsContactOpen(false)} />
    </Card>
  );
});
