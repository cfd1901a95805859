import { useState, type ReactNode } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DataRows } from '../../ui/DataRows';
import type { DialogProps } from '../../screens/lazyDialog';
import { detailsMessages } from './messages';
import { useDateText } from '../../data/useDateText';
import { Untranslated } from '../../ui/Untranslated';

type Known<Value> = Value | null | undefined;

export interface EntryFactsProps {
  /** The trace or pension. */
  entry: {
    reference?: Known<string> | undefined;
    start_year?: Known<number> | undefined;
    end_year?: Known<number> | undefined;
    paying: boolean;
    provider?: Known<string> | undefined;
    policy?: Known<string> | undefined;
  };
  /** The type of a found pension. */
  type?: ReactNode;
  /** The status, if it is shown beside the badge. */
  status?: Known<string> | undefined;
  /** When it was created, ISO 8601. */
  created: Known<string>;
  /** When it was last updated, ISO 8601. */
  updated: Known<string>;
  /** Renders the edit dialog. */
  dialog: (dialog: DialogProps) => ReactNode;
  /** The button that takes the entry back. */
  removal?: ReactNode;
}

/** The facts about a trace or a pension, and the edit dialog. */
export function EntryFacts({ entry, type, status, created, updated, dialog, removal }: EntryFactsProps) {
  const texts = useMessages('details', detailsMessages);
  const dateText = useDateText();
  const [isEditing, setIsEditing] = useState(false);
  const known = (value: Known<string | number>) => value || texts.unknown;
  const typed = (value: Known<string>) => (value ? <Untranslated>{value}</Untranslated> : texts.unknown);

  return (
    <Card
      as="section"
      className="ptr-details__facts"
      heading={texts.facts}
      headingAction={
        <Button variant="secondary" onPress={() => setIsEditing(true)}>
          {texts.edit}
        </Button>
      }
    >
      <DataRows
        rows={[
          ...(type ? [{ label: texts.type, value: type }] : []),
          ...(status ? [{ label: texts.status, value: status }] : []),
          { label: texts.startYear, value: known(entry.start_year) },
          { label: texts.endYear, value: entry.paying ? texts.stillPaying : known(entry.end_year) },
          { label: texts.provider, value: typed(entry.provider) },
          { label: texts.policy, value: typed(entry.policy) },
          ...(entry.reference
            ? [{ label: texts.reference, value: <Untranslated>{entry.reference}</Untranslated> }]
            : []),
          { label: texts.created, value: known(created && dateText(created)) },
          { label: texts.updated, value: known(updated && dateText(updated)) },
        ]}
      />
      {removal}
      {dialog({ isOpen: isEditing, onClose: () => setIsEditing(false) })}
    </Card>
  );
}
