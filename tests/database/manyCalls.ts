import type { TestDatabase, Trial } from './engine';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** One call among many. */
export interface Call {
  procedure: string;
  sent: Readonly<Record<string, unknown>>;
  /** The customer's tag at the time of the call. */
  tag: number;
}

/** The result of a call. `code` is null after a success. */
export interface CallOutcome {
  code: string | null;
  message: string;
  hint: string;
  detail: string;
  /** The functions that raised the error, innermost first. */
  context: string;
}

interface Parameter {
  name: string;
  type: string;
  isRequired: boolean;
}

/** The parameters of every procedure of the API, from the catalogue. */
export type Signatures = ReadonlyMap<string, readonly Parameter[]>;

/** Reads every procedure's parameters. */
export async function readSignatures(database: Pick<Trial, 'owner'>): Promise<Signatures> {
  const rows = await database.owner(`
    select f.proname as procedure, coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'name', f.proargnames[n], 'type', format_type(f.proargtypes[n - 1], null),
          'isRequired', n <= f.pronargs - f.pronargdefaults
        )
        order by n
      )
      from generate_series(1, f.pronargs) as n
    ), '[]')::text as parameters
    from pg_proc f where f.pronamespace = 'public'::regnamespace and f.prokind = 'f'
  `);
  return new Map(rows.map(({ procedure, parameters }) => [String(procedure), JSON.parse(String(parameters))]));
}

/** Creates the objects that `callMany` needs. Once per database. */
export async function prepareManyCalls(database: TestDatabase): Promise<Signatures> {
  await database.owner('create schema testing');
  await database.owner(`
    create function testing.call_many(p_user uuid, p_role text, p_calls jsonb) returns jsonb
    language plpgsql as $$
    declare
      v_call jsonb;
      v_reply text;
      v_code text;
      v_message text;
      v_hint text;
      v_detail text;
      v_context text;
      v_outcomes jsonb[] := '{}';
    begin
      for v_call in select value from jsonb_array_elements(p_calls) loop
        v_code := null;
        update public.profiles set tags = array[(v_call ->> 'tag')::integer] where id = p_user;
        begin
          perform
            set_config('request.jwt.claims', jsonb_build_object('role', p_role, 'sub', p_user)::text, true),
            set_config('role', p_role, true);
          execute v_call ->> 'sql' into v_reply using v_call ->> 'sent';
          perform set_config('role', 'none', true);
        exception when others then
          get stacked diagnostics
            v_code = returned_sqlstate, v_message = message_text, v_hint = pg_exception_hint,
            v_detail = pg_exception_detail, v_context = pg_exception_context;
        end;
        v_outcomes := v_outcomes || jsonb_build_object(
          'code', v_code, 'message', left(v_message, 2000), 'hint', v_hint, 'detail', left(v_detail, 2000),
          'context', left(v_context, 4000)
        );
      end loop;
      return to_jsonb(v_outcomes);
    end
    $$
  `);
  return readSignatures(database);
}

/**
 * Runs the calls in one round trip, each in its own subtransaction as its caller. Parameters are one JSON object, as in
 * PostgREST.
 */
export async function callMany(
  trial: Trial,
  signatures: Signatures,
  caller: { id: string; role: Role },
  calls: readonly Call[],
): Promise<CallOutcome[]> {
  const prepared = calls.map(({ procedure, sent, tag }) => ({
    tag,
    sent: JSON.stringify(sent),
    sql: statement(procedure, Object.keys(sent), signatures.get(procedure) ?? []),
  }));
  const known = prepared.filter(({ sql }) => sql !== undefined);
  const [row] = await trial.owner('select testing.call_many($1::uuid, $2, $3::text::jsonb)::text as outcomes', [
    caller.id,
    caller.role,
    JSON.stringify(known),
  ]);
  const outcomes: CallOutcome[] = JSON.parse(String(row?.outcomes));
  return prepared.map(({ sql }) => (sql === undefined ? unknownFunction : (outcomes.shift() ?? unknownFunction)));
}

/** PostgREST's refusal of unknown parameters, which happens before PostgreSQL. */
const unknownFunction: CallOutcome = { code: 'PGRST202', message: '', hint: '', detail: '', context: '' };

function statement(procedure: string, sent: string[], takes: readonly Parameter[]): string | undefined {
  const isComplete = takes.every(({ name, isRequired }) => !isRequired || sent.includes(name));
  const used = sent.map((name) => takes.find((parameter) => parameter.name === name));
  if (!isComplete || used.includes(undefined)) return undefined;
  const values = sent.map((name) => `${name} => sent.${name}`).join(', ');
  const record = used.flatMap((parameter) => (parameter ? [`${parameter.name} ${parameter.type}`] : [])).join(', ');
  const from = sent.length > 0 ? `from json_to_record($1::json) as sent (${record})` : '';
  return `select to_jsonb(public.${procedure}(${values}))::text ${from}`;
}
