import type { UserProfile } from '../backend/entities';
import { formatAddressLines } from '../domain/address';
import { currentAddressOf } from '../domain/addressType';
import { titles } from '../domain/title';
import { useDateText } from '../data/useDateText';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';
import { DataRows, type DataRow } from '../ui/DataRows';
import type { AnswerForm } from './AnswerForm';
import { answerMessages } from './answerMessages';
import { NumberRow } from './NumberRow';
import { Untranslated } from '../ui/Untranslated';

export interface AnswerRowsProps {
  user: UserProfile;
  /** Called by 'Change' beside an answer, with the form that has it. Without it there is no 'Change'. */
  onChange?: ((form: AnswerForm) => void) | undefined;
  /** Further rows, after those of a letter of authority. */
  others?: readonly (Omit<DataRow, 'action'> & { form?: AnswerForm | undefined })[] | undefined;
}

/** The details in a letter of authority, with the buttons that change them. */
export function AnswerRows({ user, onChange, others = [] }: AnswerRowsProps) {
  const texts = useMessages('answers', answerMessages);
  // A date has no time zone.
  const dateText = useDateText({ timeZone: 'UTC' });
  const { birth_date: birthDate, national_insurance_ending: ending, previous_names: previousNames } = user;
  const title = titles.find(({ code }) => code === user.title);
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ');
  const lines = formatAddressLines(currentAddressOf(user.addresses) ?? {});

  function row(label: string, value: DataRow['value'], form?: AnswerForm): DataRow {
    if (!onChange || !form) return { label, value };
    const action = (
      <Button variant="quiet" aria-label={texts.changeNamed(label)} onPress={() => onChange(form)}>
        {texts.change}
      </Button>
    );
    return { label, value, action };
  }

  const rows: DataRow[] = [];
  if (name !== '') {
    const titled = (
      <>
        {title && <span>{`${texts[`title${title.code}`]} `}</span>}
        <span translate="no">{name}</span>
      </>
    );
    rows.push(row(texts.name, titled, 'personal'));
  }
  // A backend may leave them out.
  if (previousNames) {
    const names = previousNames.join(', ');
    rows.push(row(texts.previousNames, names === '' ? texts.none : <Untranslated>{names}</Untranslated>, 'personal'));
  }
  if (lines.length > 0) {
    rows.push(
      row(
        texts.address,
        <span className="ptr ptr-lines" translate="no">
          {lines.join('\n')}
        </span>,
        'address',
      ),
    );
  }
  if (birthDate) rows.push(row(texts.birthDate, dateText(birthDate), 'personal'));
  if (ending) {
    const number = <NumberRow ending={ending} isShowable={onChange !== undefined} />;
    rows.push(row(texts.nationalInsurance, number, 'personal'));
  }
  return <DataRows rows={[...rows, ...others.map(({ label, value, form }) => row(label, value, form))]} />;
}
