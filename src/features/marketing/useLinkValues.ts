import { useEffect, useState } from 'react';
import type { Page } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { readMailedValues, type MailedValues } from '../../domain/mailedLink';
import { changeHistory, historyState } from '../../domain/device';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what an email's link says in its query, then removes the query from the URL, because the browser's history should
 * list neither email addresses nor tokens. The state of the history entry keeps it for a reload.
 *
 * @param location The current path with its query.
 * @param page The page to which the link leads.
 * @param names The parameters. Pass the same array each time.
 * @returns Undefined for a link without all of them; 'spoilt' for one that has them in a form that cannot be read.
 */
export function useLinkValues<Name extends string>(
  location: string,
  page: Page,
  names: readonly Name[],
): MailedValues<Name> | 'spoilt' | undefined {
  const { navigate, paths } = usePensionTrace().navigation;
  const linked = readMailedValues(location.split('?')[1] ?? '', names);
  const [values, setValues] = useState(() => linked ?? storedValues(page, names));
  if (linked && !areSame(linked, values, names)) setValues(linked);
  const isLinked = linked !== undefined;

  useEffect(() => {
    if (!isLinked) return;
    navigate(paths[page], { replace: true });
    changeHistory('replaceState', { ...historyState(), link: { page, values } });
  }, [isLinked, values, page, navigate, paths]);

  return values;
}

function areSame<Name extends string>(
  one: MailedValues<Name> | 'spoilt',
  other: MailedValues<Name> | 'spoilt' | undefined,
  names: readonly Name[],
): boolean {
  if (one === 'spoilt' || other === 'spoilt') return one === other;
  return names.every((name) => one[name] === other?.[name]);
}

function storedValues<Name extends string>(
  page: Page,
  names: readonly Name[],
): MailedValues<Name> | 'spoilt' | undefined {
  const { link } = historyState();
  const { page: linkedPage, values } = fieldsOf(link);
  if (linkedPage !== page) return undefined;
  return values === 'spoilt' ? values : valuesOf(fieldsOf(values), names);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function valuesOf<Name extends string>(given: Fields, names: readonly Name[]): MailedValues<Name> | undefined {
  const values = names.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return values.length === names.length ? (Object.fromEntries(values) as MailedValues<Name>) : undefined;
}
