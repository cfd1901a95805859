import type { ReactNode } from 'react';
import type { ListState } from '../../data/useList';
import type { DialogProps } from '../../screens/lazyDialog';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { Heading } from '../../ui/Heading';
import { AsyncItems } from '../../ui/AsyncItems';
import { Button } from '../../ui/Button';
import { FilteredItems, type FilteredItemsProps } from '../../ui/FilteredItems';
import { Icon, type IconName } from '../../ui/Icon';
import { RowLink } from '../../ui/RowLink';
import { portalMessages } from './messages';
import type { UsePortalDashboardResult } from './usePortalDashboard';

export interface PortalEntriesProps<Entry> extends Pick<FilteredItemsProps<Entry>, 'textOf' | 'countLabel'> {
  dashboard: UsePortalDashboardResult;
  kind: 'trace' | 'pension';
  list: ListState<Entry>;
  heading: string;
  /** The label of the button that opens the dialog. */
  addLabel: string;
  /** The label of the field that filters a long list. */
  findLabel: string;
  /** The texts of the list. */
  texts: Record<'loading' | 'failedHeading' | 'failed' | 'emptyHeading' | 'empty', string>;
  emptyIcon: IconName;
  /** Renders the matching entries out of `total`. */
  children: (found: readonly Entry[], total: number) => ReactNode;
  /** Renders the dialog that adds an entry. */
  dialog: (dialog: DialogProps) => ReactNode;
}

/** A tab of the dashboard: traces or pensions, and the dialog to add one. */
export function PortalEntries<Entry>(props: PortalEntriesProps<Entry>) {
  const { dashboard, kind, texts, children } = props;

  return (
    <section className="ptr ptr-dashboard__tab">
      <div className="ptr ptr-between ptr-dashboard__top">
        <Heading level={2} className="ptr ptr-heading">
          {props.heading}
        </Heading>
        <Button
          icon={<Icon name="plus" />}
          data-pt-tour={`add-${kind}`}
          onPress={() => dashboard.openDialog(`new-${kind}`)}
        >
          {props.addLabel}
        </Button>
      </div>
      <AsyncItems
        state={props.list}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed }}
        empty={{ heading: texts.emptyHeading, text: texts.empty, icon: props.emptyIcon }}
      >
        {(items) => (
          <FilteredItems items={items} textOf={props.textOf} label={props.findLabel} countLabel={props.countLabel}>
            {(found) => children(found, items.length)}
          </FilteredItems>
        )}
      </AsyncItems>
      {props.dialog({ isOpen: dashboard.dialog === `new-${kind}`, onClose: dashboard.closeDialog })}
    </section>
  );
}

/** The link from a row to its entry's page. */
export function ViewLink({ kind, id, name }: { kind: 'trace' | 'pension'; id: string; name: string }) {
  const { linkTo } = useNavigation();
  const texts = useMessages('portalDashboard', portalMessages);
  return <RowLink label={texts.viewNamed(name)} {...linkTo(kind, id)} />;
}
