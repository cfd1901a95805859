import { portalPensionSearches } from '../../backend/contracts/pensions';
import { portalActivity, portalUserTraces } from '../../backend/contracts/traces';
import { useLiveRefresh } from '../../data/useLiveRefresh';
import { pensionTypeTone } from '../../domain/pensionType';
import { useServerText } from '../../data/useServerText';
import { pensionMessages } from '../../features/pensions/messages';
import { pensionName } from '../../features/pensions/pensionName';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { eventNames } from '../../texts/eventNames';
import { eventSentences } from '../../texts/eventTexts';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Badge } from '../../ui/Badge';
import { isUntouchedPension } from '../../entries/isUntouched';
import { RemoveEntry } from '../../entries/RemoveEntry';
import { useNavigation } from '../../provider/useNavigation';
import { PensionDialog } from '../entry-dialogs/entryDialogs';
import { DetailsScreen } from './DetailsScreen';
import { EntryFacts } from './EntryFacts';
import { EntryRecords } from './EntryRecords';
import { FoundSteps, PensionSummary } from './FoundPension';
import { detailsMessages } from './messages';
import { usePensionDetails } from './useDetails';

/** Props of {@link PensionDetails}. */
export interface PensionDetailsProps {
  /** The pension's id. */
  id: string;
}

/**
 * The page of one pension, with its searches, its activity and its edit dialog. That of a pension which a trace found
 * starts with its provider's contacts and what to do now. Refetches when a pension changes. Shows the same for a pension
 * that does not exist and another customer's.
 *
 * @example
 * ```tsx
 * <PensionDetails id="pension-1" />
 * ```
 */
export const PensionDetails = asScreen(function PensionDetails({ id }: PensionDetailsProps) {
  usePensionTrace('<PensionDetails>');
  const { entry, searches, activity, found } = usePensionDetails(id);
  const texts = useMessages('details', detailsMessages);
  const names = useMessages('eventNames', eventNames);
  const sentences = useMessages('eventSentences', eventSentences);
  const serverText = useServerText();
  const pensions = useMessages('pensions', pensionMessages);
  useLiveRefresh(['pensions'], ['pensions', portalPensionSearches.name, portalActivity.name]);
  // The firm links a trace to the pension that it found.
  useLiveRefresh(['traces'], [portalUserTraces.name]);
  const isFound = found.traces.length > 0;
  const { goTo } = useNavigation();
  const isAsked = isFound || searches.status !== 'empty';

  return (
    <DetailsScreen
      entry={entry}
      nameOf={pensionName}
      unnamed={pensions.unnamed}
      headingOf={(name) => (isFound ? sentences.pensionFound({ name }) : undefined)}
      newsOf={({ status }) => (isFound ? names.pensionFound : status && serverText(status.name))}
      aside={(pension) => (
        <EntryFacts
          entry={pension}
          type={
            isFound &&
            pension.type && <Badge tone={pensionTypeTone(pension.type.type)}>{serverText(pension.type.type)}</Badge>
          }
          status={pension.status?.name}
          created={pension.created_at}
          updated={pension.updated_at}
          dialog={(dialog) => <PensionDialog {...dialog} heading={texts.editPension} pension={pension} />}
          removal={
            isUntouchedPension(pension) &&
            !isAsked && (
              <RemoveEntry
                kind="pension"
                id={pension.id}
                name={pensionName(pension) ?? pensions.unnamed}
                onRemoved={() => goTo('portal')}
              />
            )
          }
        />
      )}
    >
      {(pension) => (
        <>
          <PensionSummary {...found} pension={pension} />
          {isFound && <FoundSteps {...found} pension={pension} />}
          <EntryRecords
            searches={searches}
            noSearches={{ heading: texts.noSearchesHeading, text: texts.noPensionSearches }}
            activity={activity}
            about={{ name: pensionName(pension), provider: pension.provider ?? undefined }}
          />
        </>
      )}
    </DetailsScreen>
  );
});
