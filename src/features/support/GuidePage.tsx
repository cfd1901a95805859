import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useOwnTitle } from '../../provider/pageTitle';
import { useNavigation } from '../../provider/useNavigation';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { GuideContent } from './GuideContent';
import { supportMessages } from './messages';
import { useGuide } from './useGuide';

/** Props of {@link GuidePage}. */
export interface GuidePageProps {
  /** The guide's id. */
  id: string;
}

/**
 * The page of one guide, with its Markdown. Renders no HTML, replaces images by their alternative text, and allows only
 * links with http, https, irc, ircs, mailto or xmpp.
 *
 * @example
 * ```tsx
 * <GuidePage id="guide-1" />
 * ```
 */
export const GuidePage = asScreen(function GuidePage({ id }: GuidePageProps, root) {
  const { navigation } = usePensionTrace('<GuidePage>');
  const guide = useGuide(id);
  const texts = useMessages('support', supportMessages);
  const ui = useMessages('ui', uiMessages);
  const dateText = useDateText();
  const { linkTo } = useNavigation();
  const { navigate, useHref } = navigation;
  const base = useHref('/').replace(/\/$/, '');
  useOwnTitle(guide.status === 'success' ? (guide.data?.title ?? texts.guideMissing) : undefined);
  const back = (
    <Link className="ptr-link--alone" {...linkTo('support')}>
      {texts.backToGuides}
    </Link>
  );

  if (guide.status === 'pending') {
    return (
      <div {...root} className={classNames('ptr ptr-guide__loading', root.className)}>
        <Skeleton shape="text" count={3} label={texts.guideLoading} />
      </div>
    );
  }
  if (guide.status === 'error') {
    return (
      <Screen before={back} heading={texts.guideFailedHeading} lead={texts.guideFailed} focusHeading>
        <FormActions>
          <Button onPress={guide.retry}>{ui.tryAgain}</Button>
        </FormActions>
      </Screen>
    );
  }
  if (guide.data === null) {
    return <Screen before={back} heading={texts.guideMissing} lead={texts.guideMissingText} focusHeading />;
  }

  const { title, content, created_date: created } = guide.data;
  return (
    <Screen before={back} heading={title}>
      <article className="ptr ptr-guide">
        {created && <p className="ptr ptr-caption">{texts.updated(dateText(created))}</p>}
        <GuideContent markdown={content} tableLabel={texts.table} base={base} onNavigate={navigate} />
      </article>
    </Screen>
  );
});
