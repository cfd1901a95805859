import type { Pension } from '../../backend/entities';
import { pensionMessages } from '../../features/pensions/messages';
import { PensionForm } from '../../features/pensions/PensionForm';
import { pensionName } from '../../features/pensions/pensionName';
import { PensionRow } from '../../features/pensions/PensionRow';
import { usePensions } from '../../features/pensions/usePensions';
import { useMessages } from '../../texts/useMessages';
import { ItemList } from '../../ui/ItemList';
import { portalMessages } from './messages';
import { PortalEntries, ViewLink } from './PortalEntries';
import type { UsePortalDashboardResult } from './usePortalDashboard';

const idOf = ({ id }: Pension) => id;
const textOf = ({ name, provider, policy }: Pension) => [name, provider, policy].join(' ');

/** The dashboard's second tab: the pensions, and the dialog to add one. */
export function PortalPensions({ dashboard }: { dashboard: UsePortalDashboardResult }) {
  const portal = useMessages('portal', portalMessages);
  const texts = useMessages('pensions', pensionMessages);
  return (
    <PortalEntries
      dashboard={dashboard}
      kind="pension"
      list={usePensions()}
      heading={portal.pensions}
      addLabel={portal.addPension}
      findLabel={portal.findPension}
      countLabel={portal.pensionCount}
      textOf={textOf}
      texts={texts}
      emptyIcon="file"
      dialogHeading={portal.newPension}
      form={(close) => <PensionForm onCompleted={close} onCancel={close} />}
    >
      {(found) => (
        <ItemList label={texts.list} items={found} keyOf={idOf}>
          {(pension) => (
            <PensionRow
              key={pension.id}
              pension={pension}
              titleLevel={3}
              action={<ViewLink kind="pension" id={pension.id} name={pensionName(pension) ?? texts.unnamed} />}
            />
          )}
        </ItemList>
      )}
    </PortalEntries>
  );
}
