import type { Address, AddressSource, SourceOptions } from './AddressSource.ts';

/**
 * The project's own table `sample_addresses`, for development. Reads it with the customer's token, so that the database
 * checks the token.
 */
export function sampleAddresses({ env, fetch }: SourceOptions): AddressSource {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = env;
  if (!url || !key) throw new Error('The function address needs SUPABASE_URL and SUPABASE_ANON_KEY.');
  return {
    async find({ postcode, authorization, signal }) {
      const question = new URL('/rest/v1/sample_addresses', url);
      question.searchParams.set('select', 'line1,line2,line3,city,postcode');
      question.searchParams.set('postcode', `eq.${postcode}`);
      question.searchParams.set('order', 'id');
      const answer = await fetch(question, { headers: { apikey: key, Authorization: authorization }, signal });
      if (!answer.ok) throw new Error(`The table sample_addresses answered with status ${answer.status}.`);
      const rows: unknown = await answer.json();
      if (!Array.isArray(rows)) throw new Error('The table sample_addresses answered with something else than rows.');
      return rows.map(readRow);
    },
  };
}

function readRow(row: unknown): Address {
  const fields: Record<string, unknown> = Object(row);
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    line1: text('line1'),
    line2: text('line2'),
    line3: text('line3'),
    city: text('city'),
    postcode: text('postcode'),
  };
}
