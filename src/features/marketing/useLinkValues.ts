import { useEffect, useState } from 'react';
import type { Page } from '../../provider/pages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { changeHistory, historyState } from '../../domain/device';

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what an email's link says in its query, then removes the query from the URL, because the browser's history should
 * list neither email addresses nor tokens. The state of the history entry keeps it for a reload.
 *
 * @param location The current path with its query.
 * @param page The page to which the link leads.
 * @param names The parameters. Pass the same array each time.
 * @returns Undefined for a link without all of them.
 */
export function useLinkValues<Name extends string>(
  location: string,
  page: Page,
  names: readonly Name[],
): Values<Name> | undefined {
  const { navigate, paths } = usePensionTrace().navigation;
  const query = Object.fromEntries(new URLSearchParams(location.split('?')[1]));
  const linked = valuesOf(query, names);
  const [values, setValues] = useState(() => linked ?? storedValues(page, names));
  if (linked && names.some((name) => linked[name] !== values?.[name])) setValues(linked);
  const isLinked = linked !== undefined;

  useEffect(() => {
    if (!isLinked) return;
    navigate(paths[page], { replace: true });
    changeHistory('replaceState', { ...historyState(), link: { page, values } });
  }, [isLinked, values, page, navigate, paths]);

  return values;
}

function storedValues<Name extends string>(page: Page, names: readonly Name[]): Values<Name> | undefined {
  const { link } = historyState();
  const { page: linkedPage, values } = fieldsOf(link);
  return linkedPage === page ? valuesOf(fieldsOf(values), names) : undefined;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function valuesOf<Name extends string>(given: Fields, names: readonly Name[]): Values<Name> | undefined {
  const values = names.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return values.length === names.length ? (Object.fromEntries(values) as Values<Name>) : undefined;
}
