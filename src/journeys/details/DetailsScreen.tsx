import type { ReactNode } from 'react';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import type { ReadState } from '../../data/useRead';
import { useErrorMessage } from '../../data/useErrorMessage';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { detailsMessages } from './messages';

export interface DetailsScreenProps<Entry> {
  /** What the page is about. */
  entry: ReadState<Entry | null>;
  /** Its heading. */
  headingOf: (entry: Entry) => string;
  /** Where the portal is. */
  portalHref: string;
  /** Leads there without loading the page anew. */
  onNavigate: ((href: string) => void) | undefined;
  /** The page, once there is something to show. */
  children: (entry: Entry) => ReactNode;
}

/** The frame of a page about one entry: on its way, not to be had, not there, or the page itself. */
export function DetailsScreen<Entry>({
  entry,
  headingOf,
  portalHref,
  onNavigate,
  children,
}: DetailsScreenProps<Entry>) {
  const texts = useMessages(detailsMessages);
  const shared = useMessages(sharedMessages);
  const messageFor = useErrorMessage();
  const back = (
    <Link href={portalHref} onNavigate={onNavigate}>
      {texts.back}
    </Link>
  );

  if (entry.status === 'loading') return <Skeleton shape="card" count={1} label={texts.loading} />;
  if (entry.status === 'failed') {
    return (
      <Screen before={back} heading={texts.failedHeading} lead={messageFor(entry.error)} focusHeading>
        <FormActions>
          <Button onPress={entry.retry}>{shared.tryAgain}</Button>
        </FormActions>
      </Screen>
    );
  }
  if (entry.data === null)
    return <Screen before={back} heading={texts.failedHeading} lead={texts.missing} focusHeading />;
  return (
    <Screen before={back} heading={headingOf(entry.data)} width="wide">
      {children(entry.data)}
    </Screen>
  );
}
