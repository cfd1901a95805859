import type { ReactNode } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorBox } from './ErrorBox';
import type { HeadingLevel } from './Heading';
import type { IconName } from './Icon';
import { List } from './List';
import { Skeleton } from './Skeleton';

export interface LoadedListProps<Item> {
  /** Where the list stands. */
  state:
    | { status: 'loading' }
    | { status: 'failed'; retry: () => void }
    | { status: 'empty' }
    | { status: 'ready'; items: readonly Item[] };
  /** What the list holds, for a screen reader. */
  label: string;
  /** Renders one item: a ListRow, or a Card as `li`. */
  children: (item: Item) => ReactNode;
  /** `rows` (the default) under each other, `grid` side by side where there is room. */
  layout?: 'rows' | 'grid';
  /** How many places are held meanwhile, in which shape, and what a screen reader says. */
  skeleton: { count: number; label: string; shape?: 'row' | 'card' };
  /** What is said when it could not be fetched, and the words of the button that tries again. */
  failure: { heading: string; message: string; tryAgain: string };
  /** What is said when there is nothing, and the first step. */
  empty: { heading: string; text: string; action?: ReactNode; icon?: IconName; headingLevel?: HeadingLevel };
}

/** A list that is fetched: its skeleton, its failure, that it is empty, or its items. */
export function LoadedList<Item>(props: LoadedListProps<Item>) {
  const { state, label, children, layout, skeleton, failure, empty } = props;

  switch (state.status) {
    case 'loading':
      return <Skeleton shape={skeleton.shape ?? 'row'} count={skeleton.count} label={skeleton.label} />;
    case 'failed':
      return (
        <ErrorBox heading={failure.heading} message={failure.message}>
          <Button variant="secondary" onPress={state.retry}>
            {failure.tryAgain}
          </Button>
        </ErrorBox>
      );
    case 'empty':
      return (
        <EmptyState heading={empty.heading} headingLevel={empty.headingLevel} action={empty.action} icon={empty.icon}>
          {empty.text}
        </EmptyState>
      );
    case 'ready':
      return (
        <List label={label} layout={layout}>
          {state.items.map(children)}
        </List>
      );
  }
}
