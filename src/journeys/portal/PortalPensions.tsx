import { useState } from 'react';
import type { Pension } from '../../backend/entities';
import { pensionMessages } from '../../features/pensions/messages';
import { pensionName } from '../../features/pensions/pensionName';
import { PensionRow } from '../../features/pensions/PensionRow';
import { usePensions } from '../../features/pensions/usePensions';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { lazyDialog } from '../../screens/lazyDialog';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ItemList } from '../../ui/ItemList';
import { PensionDialog } from '../entry-dialogs/entryDialogs';
import { portalMessages } from './messages';
import { PortalEntries, ViewLink } from './PortalEntries';
import type { UsePortalDashboardResult } from './usePortalDashboard';

const PensionsSheet = lazyDialog(async () => (await import('./PensionsSheet')).PensionsSheet);

/** The start of the `id` of a pension's row. A link to such a row opens the tab. */
export const pensionRow = 'pension-';

const rowIdOf = ({ id }: Pension) => `${pensionRow}${id}`;
const textOf = ({ name, provider, policy }: Pension) => [name, provider, policy].join(' ');

/** The dashboard's second tab: the pensions, and the dialog to add one. */
export function PortalPensions({ dashboard }: { dashboard: UsePortalDashboardResult }) {
  const portal = useMessages('portalDashboard', portalMessages);
  const { openLists } = usePensionTrace().memory.visit;
  const texts = useMessages('pensions', pensionMessages);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
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
      dialog={(dialog) => <PensionDialog {...dialog} heading={portal.newPension} />}
    >
      {(found) => (
        <>
          <ItemList label={texts.list} items={found} rowIdOf={rowIdOf} openLists={openLists}>
            {(pension) => (
              <PensionRow
                key={pension.id}
                id={rowIdOf(pension)}
                pension={pension}
                titleLevel={3}
                action={<ViewLink kind="pension" id={pension.id} name={pensionName(pension) ?? texts.unnamed} />}
              />
            )}
          </ItemList>
          <Button
            variant="quiet"
            className="ptr-sheet__open"
            icon={<Icon name="print" />}
            onPress={() => setIsSheetOpen(true)}
          >
            {portal.sheet}
          </Button>
          <PensionsSheet isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)} />
        </>
      )}
    </PortalEntries>
  );
}
