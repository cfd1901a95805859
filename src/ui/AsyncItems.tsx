import type { ReactNode } from 'react';
import { useMessages } from '../texts/useMessages';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { ErrorBox } from './ErrorBox';
import type { HeadingLevel } from './Heading';
import type { IconName } from './Icon';
import { uiMessages } from './messages';
import { Skeleton } from './Skeleton';

export interface AsyncItemsProps<Item> {
  /** The state of the items. */
  state:
    | { status: 'pending' }
    | { status: 'error'; retry: () => void }
    | { status: 'empty' }
    | { status: 'success'; data: readonly Item[] };
  /** The skeleton: number of placeholders, their shape, and their text for screen readers. */
  skeleton: { count: number; label: string; shape?: 'row' | 'card' | undefined };
  /** The texts when the items failed to load. */
  failure: { heading: string; message: string };
  /** The content of the empty state. */
  empty: {
    heading: string;
    text: string;
    action?: ReactNode;
    icon?: IconName | undefined;
    headingLevel?: HeadingLevel | undefined;
  };
  /** Renders the loaded items. */
  children: (items: readonly Item[]) => ReactNode;
}

/** Loaded items: the skeleton, the error, the empty state, or the items. */
export function AsyncItems<Item>({ state, skeleton, failure, empty, children }: AsyncItemsProps<Item>) {
  const { tryAgain } = useMessages('ui', uiMessages);
  switch (state.status) {
    case 'pending':
      return <Skeleton shape={skeleton.shape ?? 'row'} count={skeleton.count} label={skeleton.label} />;
    case 'error':
      return (
        <ErrorBox heading={failure.heading} message={failure.message}>
          <Button variant="secondary" onPress={state.retry}>
            {tryAgain}
          </Button>
        </ErrorBox>
      );
    case 'empty':
      return (
        <EmptyState heading={empty.heading} headingLevel={empty.headingLevel} action={empty.action} icon={empty.icon}>
          {empty.text}
        </EmptyState>
      );
    case 'success':
      return children(state.data);
  }
}
