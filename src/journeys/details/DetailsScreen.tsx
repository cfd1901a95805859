import type { ReactNode } from 'react';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { useOwnTitle } from '../../provider/pageTitle';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { useScreenRoot } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { uiMessages } from '../../ui/messages';
import type { ReadState } from '../../data/useRead';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { detailsMessages } from './messages';
import { Untranslated } from '../../ui/Untranslated';

export interface DetailsScreenProps<Entry> {
  /** The trace or pension. */
  entry: ReadState<Entry | null>;
  /** The name that the customer gave it, which is the page's heading. */
  nameOf: (entry: Entry) => string | null | undefined;
  /** The heading without a name. */
  unnamed?: string | undefined;
  /** The news that is the page's heading in place of the name, with the name in it. */
  headingOf: (name: string, entry: Entry) => string | undefined;
  /** What happened last, added to the name in the browser tab. */
  newsOf: (entry: Entry) => string | null | undefined;
  /** Renders the history and the next actions, once the entry has loaded. */
  children: (entry: Entry) => ReactNode;
  /** Renders the facts, in a side column if there is room. */
  aside: (entry: Entry) => ReactNode;
}

/** The frame of a details page: loading, failed, missing, or the page. */
export function DetailsScreen<Entry>({
  entry,
  nameOf,
  unnamed = '',
  headingOf,
  newsOf,
  children,
  aside,
}: DetailsScreenProps<Entry>) {
  const { root } = useScreenRoot();
  const { linkTo } = useNavigation();
  const texts = useMessages('details', detailsMessages);
  const ui = useMessages('ui', uiMessages);
  const shown = entry.status === 'success' ? entry.data : null;
  const name = shown === null ? undefined : nameOf(shown);
  const title = shown === null ? undefined : (name ?? unnamed);
  const news = shown === null ? undefined : newsOf(shown);
  useOwnTitle(title !== undefined && news ? texts.tabTitle(title, news) : title);
  const back = <Link {...linkTo('portal')}>{texts.back}</Link>;

  if (entry.status === 'pending') {
    return (
      <div {...root} className={classNames('ptr ptr-screen ptr-screen--wide', root.className)}>
        <p className="ptr ptr-screen__lead">{texts.loadingLead}</p>
        <div className="ptr ptr-screen__body">
          <Skeleton shape="card" count={1} label={texts.loading} />
        </div>
      </div>
    );
  }
  if (entry.status === 'error') {
    return (
      <CustomerScreen before={back} heading={texts.failedHeading} lead={entry.message} focusHeading>
        <FormActions>
          <Button onPress={entry.retry}>{ui.tryAgain}</Button>
        </FormActions>
      </CustomerScreen>
    );
  }
  if (entry.data === null) {
    return (
      <Screen heading={texts.missingHeading} lead={texts.missing} focusHeading>
        <Link {...linkTo('portal')} variant="primary">
          {texts.back}
        </Link>
      </Screen>
    );
  }
  return (
    <Screen
      before={back}
      heading={name ? <Untranslated within={headingOf(name, entry.data)}>{name}</Untranslated> : title}
      width="wide"
    >
      <div className="ptr ptr-details">
        <div>{children(entry.data)}</div>
        <div>{aside(entry.data)}</div>
      </div>
    </Screen>
  );
}
