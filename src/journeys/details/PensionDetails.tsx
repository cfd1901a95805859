import { portalPensionSearches } from '../../backend/contracts/pensions';
import { portalActivity } from '../../backend/contracts/traces';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { pensionTypeTone } from '../../domain/pensionType';
import { pensionMessages } from '../../features/pensions/messages';
import { pensionName } from '../../features/pensions/pensionName';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useServerText } from '../../data/useServerText';
import { asScreen } from '../../ui/asScreen';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { PensionDialog } from '../entry-dialogs/entryDialogs';
import { DetailsScreen } from './DetailsScreen';
import { EntryFacts } from './EntryFacts';
import { EntryRecords } from './EntryRecords';
import { detailsMessages } from './messages';
import { usePensionDetails } from './useDetails';

/** Props of {@link PensionDetails}. */
export interface PensionDetailsProps {
  /** The pension's id. */
  id: string;
}

/**
 * The page of one pension, with its searches, its activity and its edit dialog. Refetches when a pension changes. Shows
 * the same for a pension that does not exist and another customer's.
 *
 * @example
 * ```tsx
 * <PensionDetails id="pension-1" />
 * ```
 */
export const PensionDetails = asScreen(function PensionDetails({ id }: PensionDetailsProps) {
  usePensionTrace('<PensionDetails>');
  const { entry, searches, activity } = usePensionDetails(id);
  const texts = useMessages('details', detailsMessages);
  const serverText = useServerText();
  const pensions = useMessages('pensions', pensionMessages);
  useLiveRefresh(['pensions'], ['pensions', portalPensionSearches.name, portalActivity.name]);

  return (
    <DetailsScreen
      entry={entry}
      nameOf={pensionName}
      unnamed={pensions.unnamed}
      statusOf={({ status }) => status?.name}
      aside={(pension) => (
        <EntryFacts
          entry={pension}
          status={pension.status?.name}
          created={pension.created_at}
          updated={pension.updated_at}
          dialog={(dialog) => <PensionDialog {...dialog} heading={texts.editPension} pension={pension} />}
        />
      )}
    >
      {(pension) => (
        <>
          {pension.type && (
            <Card className="ptr-details__status">
              <Badge tone={pensionTypeTone(pension.type.type)}>{serverText(pension.type.type)}</Badge>
              {pension.type.description && <p>{serverText(pension.type.description)}</p>}
            </Card>
          )}
          <EntryRecords searches={searches} noSearches={texts.noPensionSearches} activity={activity} />
        </>
      )}
    </DetailsScreen>
  );
});
