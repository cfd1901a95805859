import type { Sql } from 'postgres';
import { request, takeTurns, type Request, type Rows } from './request';

/** A call of a procedure, and handwritten SQL for the same purpose, without the procedure's rules. */
interface ComparedCall {
  name: string;
  ours: Request;
  byHand: Request;
}

/** Customers of the benchmark, each with one of their traces. */
export interface BenchCustomer {
  id: string;
  trace: string;
}

/** Customers read and add their own rows through row-level security in the handwritten SQL. */
export const grantsByHand = `
  grant select on public.profiles, public.addresses, public.authorisations, public.documents, public.activity,
    public.searches to authenticated;
  grant select, insert on public.traces to authenticated;
  create policy adds_own on public.traces for insert to authenticated with check ((select auth.uid()) = user_id);
`;

/** The calls that the portal makes when it opens, and when it shows a trace. */
export function readingCalls(sql: Sql, customers: readonly BenchCustomer[]): ComparedCall[] {
  const call = (name: string, ours: Query, byHand: Query): ComparedCall => ({
    name,
    ours: asCustomer(sql, customers, ours),
    byHand: asCustomer(sql, customers, byHand),
  });
  return [
    call(
      'portal_user',
      (session) => session`select public.portal_user() as reply`,
      (session) => session`
        select json_build_object(
          'id', p.id, 'title', p.title, 'first_name', p.first_name, 'last_name', p.last_name,
          'previous_names', p.previous_names, 'email', p.email, 'phone', p.phone, 'birth_date', p.birth_date,
          'reason', p.reason, 'national_insurance_ending', right(p.national_insurance, 3),
          'addresses', (
            select coalesce(json_agg(json_build_object(
              'id', a.id, 'line1', a.line1, 'line2', a.line2, 'line3', a.line3, 'city', a.city,
              'postcode', a.postcode, 'country', a.country,
              'type', json_build_object('id', a.type, 'name', case a.type when 1 then 'Current Address' else 'Previous Address' end),
              'start_date', a.start_date::text, 'end_date', a.end_date::text
            ) order by a.type, a.start_date desc nulls last, a.created_at, a.id), '[]')
            from public.addresses a where a.user_id = p.id
          ),
          'signature', (
            select signature from public.authorisations s where s.user_id = p.id order by s.number desc limit 1
          ),
          'marketing', json_build_object('email', p.marketing_email, 'text', p.marketing_text, 'post', p.marketing_post),
          'admin', p.admin, 'first_visit', p.first_visit, 'erasure_due', p.erasure_due_at, 'tags', p.tags
        ) as reply
        from public.profiles p where p.id = (select auth.uid())`,
    ),
    call(
      'portal_user_traces',
      (session) => session`select public.portal_user_traces() as reply`,
      (session) => session`
        select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'title', t.title, 'industry', t.industry,
          'status', json_build_object('name', s.name, 'description', s.description, 'colour', s.colour),
          'start_year', t.start_year, 'end_year', t.end_year, 'paying', t.paying, 'provider', t.provider,
          'policy', t.policy, 'pension_id', t.pension_id, 'address', t.address,
          'employer_address', t.employer_address, 'created_date', t.created_date, 'updated_date', t.updated_date
        ) order by t.created_date, t.id), '[]') as reply
        from public.traces t join public.trace_statuses s on s.name = t.status
        where t.user_id = (select auth.uid())`,
    ),
    call(
      'portal_user_pensions',
      (session) => session`select public.portal_user_pensions() as reply`,
      (session) => session`
        select coalesce(json_agg(json_build_object(
          'id', p.id, 'name', p.name, 'type', json_build_object('type', t.type, 'description', t.description),
          'status', p.status, 'provider', p.provider, 'policy', p.policy, 'start_year', p.start_year,
          'end_year', p.end_year, 'paying', p.paying, 'address', p.address, 'created_at', p.created_at,
          'updated_at', p.updated_at
        ) order by p.created_at, p.id), '[]') as reply
        from public.pensions p join public.pension_types t on t.id = p.type_id
        where p.user_id = (select auth.uid())`,
    ),
    call(
      'portal_user_documents',
      (session) => session`select public.portal_user_documents() as reply`,
      (session) => session`
        select coalesce(json_agg(json_build_object(
          'id', d.id, 'name', d.name, 'url', d.url, 'created_date', d.created_date
        ) order by d.created_date desc, d.id), '[]') as reply
        from public.documents d where d.user_id = (select auth.uid())`,
    ),
    call(
      'portal_user_trace',
      (session, { trace }) => session`select public.portal_user_trace(p_id => ${trace}) as reply`,
      (session, { trace }) => session`
        select json_build_object(
          'id', t.id, 'name', t.name, 'title', t.title, 'industry', t.industry,
          'status', json_build_object('name', s.name, 'description', s.description, 'colour', s.colour),
          'start_year', t.start_year, 'end_year', t.end_year, 'paying', t.paying, 'provider', t.provider,
          'policy', t.policy, 'pension_id', t.pension_id, 'address', t.address,
          'employer_address', t.employer_address, 'created_date', t.created_date, 'updated_date', t.updated_date
        ) as reply
        from public.traces t join public.trace_statuses s on s.name = t.status
        where t.id = ${trace}::uuid and t.user_id = (select auth.uid())`,
    ),
    call(
      'portal_activity',
      (session, { trace }) =>
        session`select public.portal_activity(p_entity_type => 6, p_entity_id => ${trace}) as reply`,
      (session, { trace }) => session`
        select coalesce(json_agg(json_build_object('description', a.description, 'date', a.date)
          order by a.date desc, a.id desc), '[]') as reply
        from public.activity a
        where a.user_id = (select auth.uid()) and a.entity_type = 6 and a.entity_id = ${trace}::uuid`,
    ),
    call(
      'portal_trace_searches',
      (session, { trace }) => session`select public.portal_trace_searches(p_id => ${trace}) as reply`,
      (session, { trace }) => session`
        select coalesce(json_agg(json_build_object('id', s.id, 'provider', s.provider,
          'status', json_build_object('name', s.status), 'created_date', s.created_date,
          'updated_date', s.updated_date) order by s.created_date desc, s.id), '[]') as reply
        from public.searches s where s.user_id = (select auth.uid()) and s.trace_id = ${trace}::uuid`,
    ),
  ];
}

const values = { employer: 'Weavers & Sons', title: 'Weaver', industry: 'Weaving of textiles', from: 1979, to: 1988 };

/** @param procedure A copy of the procedure, for `createVariants`. */
export function creatingCall(
  sql: Sql,
  customers: readonly BenchCustomer[],
  procedure = 'portal_create_trace',
): ComparedCall {
  return {
    name: procedure,
    ours: asCustomer(
      sql,
      customers,
      (session) => session`
        select public.${sql(procedure)}(p_employer => ${values.employer}, p_title => ${values.title},
          p_industry => ${values.industry}, p_start_year => ${values.from}, p_end_year => ${values.to}) as reply`,
    ),
    byHand: asCustomer(
      sql,
      customers,
      (session) => session`
        insert into public.traces (user_id, name, title, industry, start_year, end_year)
        values (auth.uid(), ${values.employer}, ${values.title}, ${values.industry}, ${values.from}, ${values.to})
        returning id`,
    ),
  };
}

type Query = (session: Parameters<Parameters<typeof request>[2]>[0], customer: BenchCustomer) => Promise<Rows>;

function asCustomer(sql: Sql, customers: readonly BenchCustomer[], query: Query): Request {
  const next = takeTurns(customers);
  return (client) => {
    const customer = next(client);
    return request(sql, customer.id, (session) => query(session, customer));
  };
}
