import type { ReactNode } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorBox } from './ErrorBox';
import type { HeadingLevel } from './Heading';
import type { IconName } from './Icon';
import { Skeleton } from './Skeleton';

export interface AsyncItemsProps<Item> {
  /** Where the items stand. */
  state:
    | { status: 'loading' }
    | { status: 'failed'; retry: () => void }
    | { status: 'empty' }
    | { status: 'ready'; items: readonly Item[] };
  /** How many places are held meanwhile, in which shape, and what a screen reader says. */
  skeleton: { count: number; label: string; shape?: 'row' | 'card' };
  /** What is said when they could not be fetched, and the words of the button that tries again. */
  failure: { heading: string; message: string; tryAgain: string };
  /** What is said when there is nothing, and the first step. */
  empty: { heading: string; text: string; action?: ReactNode; icon?: IconName; headingLevel?: HeadingLevel };
  /** Renders them once they are there. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Items that are fetched: their skeleton, their failure, that there are none, or the items. */
export function AsyncItems<Item>({ state, skeleton, failure, empty, children }: AsyncItemsProps<Item>) {
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
      return children(state.items);
  }
}
