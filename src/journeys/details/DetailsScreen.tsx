import type { ReactNode } from 'react';
import { sharedMessages } from '../../provider/sharedMessages';
import { useOwnTitle } from '../../provider/pageTitle';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../provider/useMessages';
import type { ReadState } from '../../data/useRead';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { detailsMessages } from './messages';

export interface DetailsScreenProps<Entry> {
  /** The trace or pension. */
  entry: ReadState<Entry | null>;
  /** The page's heading. */
  headingOf: (entry: Entry) => string;
  /** Renders what has happened and what to do, once the entry has loaded. */
  children: (entry: Entry) => ReactNode;
  /** Renders the facts, aside where there is room. */
  aside: (entry: Entry) => ReactNode;
}

/** The frame of a details page: loading, failed, missing, or the page. */
export function DetailsScreen<Entry>({ entry, headingOf, children, aside }: DetailsScreenProps<Entry>) {
  const { linkTo } = useNavigation();
  const texts = useMessages('details', detailsMessages);
  const shared = useMessages('shared', sharedMessages);
  const heading = entry.status === 'ready' && entry.data !== null ? headingOf(entry.data) : undefined;
  useOwnTitle(heading);
  const back = <Link {...linkTo('portal')}>{texts.back}</Link>;

  if (entry.status === 'loading') return <Skeleton shape="card" count={1} label={texts.loading} />;
  if (entry.status === 'failed') {
    return (
      <Screen before={back} heading={texts.failedHeading} lead={entry.message} focusHeading>
        <FormActions>
          <Button onPress={entry.retry}>{shared.tryAgain}</Button>
        </FormActions>
      </Screen>
    );
  }
  if (entry.data === null) {
    return <Screen before={back} heading={texts.failedHeading} lead={texts.missing} focusHeading />;
  }
  return (
    <Screen before={back} heading={heading} width="wide">
      <div className="ptr-details">
        <div>{children(entry.data)}</div>
        <div>{aside(entry.data)}</div>
      </div>
    </Screen>
  );
}
