import { useState, useSyncExternalStore } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { traceyMessages } from './messages';
import { useDayBack } from './useDayBack';
import { useTracey, type UseTraceyOptions } from './useTracey';
import { wallTimeIn } from '../../domain/clock';
import { deviceTimeZone } from '../../domain/device';
import { Extra } from '../../loading/Extra';
import { useNow } from '../../data/useNow';
import { lazyDialog } from '../../screens/lazyDialog';

const ContactModal = lazyDialog(async () => (await import('./ContactModal')).ContactModal);

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
  const isOnline = presence.state === 'online';
  const dayBack = useDayBack();

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
        {isOnline ? texts.online : texts.offline(dayBack(presence), presence.time)}
      </p>
      <Extra>
        <FirmTime timeZone={options.timeZone} />
      </Extra>
      <p className="ptr ptr-caption">{texts.hours(texts.contactHoursText)}</p>
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

/** Tracey's portrait. Clearly a drawing, because she is not a real person. */
function TraceyPortrait() {
  return (
    <svg className="ptr ptr-tracey__portrait" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle fill="var(--ptr-color-accent-soft)" cx="32" cy="32" r="32" />
      <path fill="var(--ptr-color-brand)" d="M10 60c2-12 10-18 22-18s20 6 22 18a32 32 0 0 1-44 0Z" />
      <path fill="var(--ptr-color-tracey-hair)" d="M17 34c-2-14 5-22 15-22s17 8 15 22c0 5-2 9-4 11H21c-2-2-4-6-4-11Z" />
      <path fill="var(--ptr-color-tracey-face)" d="M23 29c0-4 3-6 9-8 3 3 6 4 9 5v5c0 8-4 13-9 13s-9-5-9-13Z" />
      <path
        fill="none"
        stroke="var(--ptr-color-tracey-smile)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M28 37c2 2.500 6 2.500 8 0"
      />
      <circle fill="var(--ptr-color-tracey-eye)" cx="28.500" cy="31.500" r="1.200" />
      <circle fill="var(--ptr-color-tracey-eye)" cx="35.500" cy="31.500" r="1.200" />
    </svg>
  );
}

/** Milliseconds between two readings of the clock. */
const recheck = 60_000;

const neverChanges = () => () => {};
const zoneOnServer = () => undefined;

/**
 * The time of day at the firm, such as '2:05 pm', while the customer's clock shows another. Read after mount, because a
 * server does not know the customer's time zone.
 */
function FirmTime({ timeZone }: Pick<UseTraceyOptions, 'timeZone'>) {
  const { config, locale } = usePensionTrace();
  const texts = useMessages('tracey', traceyMessages);
  const now = useNow(recheck);
  const ownZone = useSyncExternalStore(neverChanges, deviceTimeZone, zoneOnServer);

  const firmZone = timeZone ?? config.timeZone;
  if (ownZone === undefined) return null;
  if (JSON.stringify(wallTimeIn(now, ownZone)) === JSON.stringify(wallTimeIn(now, firmZone))) return null;
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: firmZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(now);
  return (
    <p className="ptr ptr-caption" key={time}>
      {texts.firmTime(time)}
    </p>
  );
}
