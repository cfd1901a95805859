import { portalUserPensions } from '../../backend/contracts/pensions';
import type { Pension } from '../../backend/entities';
import { pensionMessages } from '../../features/pensions/messages';
import { pensionName } from '../../features/pensions/pensionName';
import { PensionForm } from '../../features/pensions/PensionForm';
import { PensionRow } from '../../features/pensions/PensionRow';
import { usePensions } from '../../features/pensions/usePensions';
import { sharedMessages } from '../../provider/sharedMessages';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { FilteredItems } from '../../ui/FilteredItems';
import { Icon } from '../../ui/Icon';
import { ItemList } from '../../ui/ItemList';
import { AsyncItems } from '../../ui/AsyncItems';
import { Link } from '../../ui/Link';
import { Modal } from '../../ui/Modal';
import { portalMessages } from './messages';
import type { UsePortalDashboardResult } from './usePortalDashboard';

interface PortalPensionsProps {
  dashboard: UsePortalDashboardResult;
}

const idOf = ({ id }: Pension) => id;
const textOf = ({ name, provider, policy }: Pension) => [name, provider, policy].join(' ');

/** The dashboard's second tab: the pensions, and the dialog for another one. */
export function PortalPensions({ dashboard }: PortalPensionsProps) {
  const pensions = usePensions();
  useLiveRefresh('tasks', portalUserPensions.name);
  const { linkTo } = useNavigation();
  const portal = useMessages('portal', portalMessages);
  const texts = useMessages('pensions', pensionMessages);
  const shared = useMessages('shared', sharedMessages);

  return (
    <section className="ptr-dashboard__tab">
      <div className="ptr-dashboard__top">
        <h2 className="ptr-dashboard__heading">{portal.pensions}</h2>
        <Button
          icon={<Icon name="plus" />}
          data-pt-tour="add-pension"
          onPress={() => dashboard.openDialog('new-pension')}
        >
          {portal.addPension}
        </Button>
      </div>
      <AsyncItems
        state={pensions}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
        empty={{ heading: texts.emptyHeading, text: texts.empty, icon: 'file' }}
      >
        {(items) => (
          <FilteredItems items={items} textOf={textOf} label={portal.findPension} countLabel={portal.pensionCount}>
            {(found) => (
              <ItemList label={texts.list} items={found} keyOf={idOf} loadingLabel={texts.loading}>
                {(pension) => (
                  <PensionRow
                    key={pension.id}
                    pension={pension}
                    titleLevel={3}
                    action={
                      <Link
                        variant="button"
                        aria-label={portal.viewNamed(pensionName(pension) ?? texts.unnamed)}
                        {...linkTo('pension', pension.id)}
                      >
                        {portal.view}
                      </Link>
                    }
                  />
                )}
              </ItemList>
            )}
          </FilteredItems>
        )}
      </AsyncItems>
      <Modal
        isOpen={dashboard.dialog === 'new-pension'}
        onClose={dashboard.closeDialog}
        heading={portal.newPension}
        closeLabel={shared.close}
      >
        <PensionForm onCompleted={dashboard.closeDialog} onCancel={dashboard.closeDialog} />
      </Modal>
    </section>
  );
}
