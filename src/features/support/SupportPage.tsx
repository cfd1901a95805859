import { useEffect, useId, useRef, type SyntheticEvent } from 'react';
import type { Guide } from '../../backend/entities';
import type { ListState } from '../../data/useList';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Heading } from '../../ui/Heading';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { EmptyState } from '../../ui/EmptyState';
import { AsyncList } from '../../ui/AsyncList';
import { Screen } from '../../ui/Screen';
import { TextField } from '../../ui/TextField';
import { useIsWide } from '../../ui/useIsWide';
import { GuideCard } from './GuideCard';
import { supportMessages } from './messages';
import { useGuideSearch } from './useGuideSearch';
import { Untranslated } from '../../ui/Untranslated';

/** The longest query that `search` accepts. */
const longestQuery = 200;

/**
 * 'How can we support you?': browse and search guides, and see the recommended ones. Searches 300 milliseconds after the
 * last key, or at once with 'Search'.
 *
 * @example
 * ```tsx
 * <SupportPage />
 * ```
 */
export const SupportPage = asScreen(function SupportPage() {
  usePensionTrace('<SupportPage>');
  const { text, setText, search, query, guides, recommended } = useGuideSearch();
  const { linkTo } = useNavigation();
  const texts = useMessages('support', supportMessages);
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const isSearching = query !== '';
  const heading = isSearching ? texts.results : texts.browse;
  const isNothing = isSearching && guides.status === 'empty';
  // In one column they come first.
  const isRecommendedFirst = !useIsWide() && !isSearching;
  const showAll = () => {
    setText('');
    box.current?.focus();
  };

  useEffect(() => {
    // In server-rendered markup a customer may have typed before React rendered.
    const shown = box.current?.value;
    if (shown !== undefined && shown !== text) setText(shown);
  });

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    search();
  }

  const list = (state: ListState<Guide>, label: string, loadingLabel: string) => (
    <AsyncList
      state={state}
      label={label}
      layout="grid"
      skeleton={{ count: 2, label: loadingLabel, shape: 'card' }}
      failure={{ heading: texts.failedHeading, message: texts.failed }}
      empty={{ heading: texts.emptyHeading, headingLevel: 3, text: texts.empty, icon: 'book' }}
    >
      {(guide) => <GuideCard key={guide.id} guide={guide} />}
    </AsyncList>
  );

  const allGuides = (
    <Button variant="quiet" onPress={showAll}>
      {texts.showAll}
    </Button>
  );
  const browsePart = (
    <section className="ptr ptr-support__part" aria-labelledby={listId} key="browse">
      <Heading level={2} className="ptr ptr-heading" id={listId} key={heading}>
        {heading}
      </Heading>
      <div className="ptr ptr-support__count">
        <div role="status">
          {isNothing && (
            <EmptyState heading={texts.emptyHeading} headingLevel={3} icon="book" action={allGuides}>
              <Untranslated within={texts.resultCount(0, query)}>{query}</Untranslated>
            </EmptyState>
          )}
          {isSearching && guides.status === 'success' && (
            <Untranslated within={texts.resultCount(guides.data.length, query)}>{query}</Untranslated>
          )}
        </div>
        {isSearching && !isNothing && allGuides}
      </div>
      {!isNothing && list(guides, heading, texts.loading)}
    </section>
  );
  const recommendedPart = (
    <aside className="ptr ptr-support__part" aria-labelledby={`${listId}-recommended`} key="recommended">
      <Heading level={2} className="ptr ptr-heading" id={`${listId}-recommended`}>
        {texts.recommended}
      </Heading>
      {list(recommended, texts.recommended, texts.loadingRecommended)}
    </aside>
  );

  return (
    <Screen
      heading={texts.heading}
      lead={texts.lead}
      width="wide"
      before={<Link {...linkTo('portal')}>{texts.back}</Link>}
    >
      <form method="dialog" className="ptr ptr-support__search" role="search" onSubmit={handleSubmit}>
        <TextField
          label={texts.searchLabel}
          ref={box}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longestQuery}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{texts.search}</Button>
      </form>
      <div className="ptr ptr-support">
        {isRecommendedFirst ? [recommendedPart, browsePart] : [browsePart, recommendedPart]}
      </div>
    </Screen>
  );
});
