import type { Sql } from 'postgres';

/** A copy of `portal_create_trace` without one of its parts. */
interface Without {
  part: string;
  procedure: string;
  /** Replacements in the definition's text. */
  changes: readonly (readonly [from: RegExp, to: string])[];
}

const storedAnswer: Without['changes'] = [
  [/private\.earlier_answer\([^;]*\);/, 'null;'],
  [/private\.answer\(v_user, p_procedure, (v_answer)\)/, '$1'],
];
const tags: Without['changes'] = [[/private\.move_tag\(p_user, 6, 7, '\{12,13\}'\)/, `'{13}'::integer[]`]];
const checks: Without['changes'] = [
  [
    /private\.trace_values\([^;]*\);/,
    `jsonb_populate_record(null::public.traces, jsonb_build_object('name', p_values -> 'p_employer',
      'title', p_values -> 'p_title', 'industry', p_values -> 'p_industry', 'start_year', p_values -> 'p_start_year',
      'end_year', p_values -> 'p_end_year', 'paying', false));`,
  ],
];
const mostTraces: Without['changes'] = [[/if \(select count\(\*\) from public\.traces[^;]*;\s*end if;/, '']];
const handler: Without['changes'] = [[/exception when sqlstate 'PT000'[^$]*end\s*\$/, 'end\n$']];

/** The parts of `portal_create_trace` beyond its insert. Both idempotency and the limit of 500 an hour use the stored answer. */
const variants: readonly Without[] = [
  {
    part: 'the stored answer: repeats, and 500 changes an hour',
    procedure: 'bench_without_answer',
    changes: storedAnswer,
  },
  { part: 'the tag, with the lock on the profile', procedure: 'bench_without_tag', changes: tags },
  { part: 'the checks of the values', procedure: 'bench_without_checks', changes: checks },
  { part: 'the limit of 500 traces', procedure: 'bench_without_most', changes: mostTraces },
  { part: 'the handler that counts refusals', procedure: 'bench_without_handler', changes: handler },
  {
    part: 'all of these',
    procedure: 'bench_without_all',
    changes: [...storedAnswer, ...tags, ...checks, ...mostTraces, ...handler],
  },
];

/** Creates copies of `portal_create_trace`, each without one of its parts. Only for a benchmark's database. */
export async function createVariants(sql: Sql): Promise<{ part: string; procedure: string }[]> {
  const rows = await sql`
    select pg_get_functiondef(oid) as text from pg_proc
    where proname = 'portal_create_trace' or oid = 'private.once'::regproc`;
  const definitions = rows.map((row) => `${row.text};\n`).join('');
  for (const { part, procedure, changes } of variants) {
    let text = definitions
      .replaceAll('portal_create_trace', procedure)
      .replaceAll('private.once', `private.${procedure}_once`);
    for (const [from, to] of changes) {
      if (!from.test(text)) throw new Error(`portal_create_trace has changed: it cannot be measured without ${part}.`);
      text = text.replace(from, to);
    }
    await sql.unsafe(`${text} grant execute on function public.${procedure} to authenticated`);
  }
  return variants.map(({ part, procedure }) => ({ part, procedure }));
}
