import type { ReactNode } from 'react';
import type { Pension } from '../../backend/entities';
import { pensionTypeTone } from '../../domain/pensionType';
import { useEntryYears } from '../../entries/useEntryYears';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useServerText } from '../../data/useServerText';
import { asScreen } from '../../ui/asScreen';
import { Badge } from '../../ui/Badge';
import type { HeadingLevel } from '../../ui/Heading';
import { ListRow } from '../../ui/ListRow';
import { pensionMessages } from './messages';
import { pensionName } from './pensionName';
import { Untranslated } from '../../ui/Untranslated';

/** Props of {@link PensionRow}. */
export interface PensionRowProps {
  /** The pension. */
  pension: Pension;
  /** The row's action: a button or a link. */
  action?: ReactNode;
  /** The heading level of the name. Default 3. */
  titleLevel?: HeadingLevel | undefined;
  /** The `id` of the row, for links to it. */
  id?: string | undefined;
}

/**
 * A pension in a list: name, years, policy number and type.
 *
 * @example
 * ```tsx
 * function Page() {
 *   const pensions = usePensions();
 *   if (pensions.status !== 'success') return null;
 *   return (
 *     <List>
 *       {pensions.data.map((pension) => (
 *         <PensionRow key={pension.id} pension={pension} titleLevel={2} />
 *       ))}
 *     </List>
 *   );
 * }
 * ```
 */
export const PensionRow = asScreen(function PensionRow({ pension, action, titleLevel, id }: PensionRowProps, root) {
  usePensionTrace('<PensionRow>');
  const texts = useMessages('pensions', pensionMessages);
  const serverText = useServerText();
  const years = useEntryYears()(pension);
  const ownName = pensionName(pension);
  const provider = pension.provider === ownName ? undefined : pension.provider;
  const details = [provider, pension.policy].filter(Boolean).join(' · ');
  const meta = [years, details].filter(Boolean).join(' · ');
  return (
    <ListRow
      {...root}
      id={id}
      title={ownName === undefined ? texts.unnamed : <Untranslated>{ownName}</Untranslated>}
      titleLevel={titleLevel}
      meta={meta && <Untranslated within={meta}>{details}</Untranslated>}
      badge={pension.type && <Badge tone={pensionTypeTone(pension.type.type)}>{serverText(pension.type.type)}</Badge>}
      action={action}
    />
  );
});
