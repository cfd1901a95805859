import { useId, type SyntheticEvent } from 'react';
import type { Guide } from '../../backend/entities';
import type { ListState } from '../../data/useList';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Heading } from '../../ui/Heading';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { AsyncList } from '../../ui/AsyncList';
import { Screen } from '../../ui/Screen';
import { TextField } from '../../ui/TextField';
import { GuideCard } from './GuideCard';
import { supportMessages } from './messages';
import { useGuideSearch } from './useGuideSearch';
import { ChangingText } from '../../ui/ChangingText';

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
  const isSearching = query !== '';
  const heading = isSearching ? texts.results : texts.browse;
  const showAll = () => {
    setText('');
    document.getElementById(`${listId}-search`)?.focus();
  };

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
          id={`${listId}-search`}
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
        <section className="ptr ptr-support__part" aria-labelledby={listId}>
          <Heading level={2} className="ptr ptr-heading" id={listId} key={heading}>
            {heading}
          </Heading>
          <div className="ptr ptr-support__count">
            <p role="status">
              <ChangingText>{isSearching ? countOf(guides) : ''}</ChangingText>
            </p>
            {isSearching && (
              <Button variant="quiet" onPress={showAll}>
                {texts.showAll}
              </Button>
            )}
          </div>
          {list(guides, heading, texts.loading)}
        </section>
        <aside className="ptr ptr-support__part" aria-labelledby={`${listId}-recommended`}>
          <Heading level={2} className="ptr ptr-heading" id={`${listId}-recommended`}>
            {texts.recommended}
          </Heading>
          {list(recommended, texts.recommended, texts.loadingRecommended)}
        </aside>
      </div>
    </Screen>
  );

  function countOf(state: ListState<Guide>): string {
    if (state.status === 'success') return texts.resultCount(state.data.length, query);
    return state.status === 'empty' ? texts.resultCount(0, query) : '';
  }
});
