import { openProject, type ProjectOptions } from '../_shared/Project.ts';
import { ServiceProblem } from '../_shared/ServiceProblem.ts';
import type { Address, AddressSource } from './AddressSource.ts';

/**
 * The project's own table `sample_addresses`, for development. Reads it with the customer's token, so that the database
 * checks the token.
 */
export function sampleAddresses(options: ProjectOptions): AddressSource {
  const { url, publishableKey } = openProject(options);
  return {
    async find({ postcode, authorization, signal }) {
      const question = new URL('/rest/v1/sample_addresses', url);
      question.searchParams.set('select', 'line1,line2,line3,city,postcode');
      question.searchParams.set('postcode', `eq.${postcode}`);
      question.searchParams.set('order', 'id');
      const headers = { apikey: publishableKey, Authorization: authorization };
      const answer = await options.fetch(question, { headers, signal });
      if (!answer.ok) throw new ServiceProblem(`The table sample_addresses answered with status ${answer.status}.`);
      const rows: unknown = await answer.json();
      if (!Array.isArray(rows))
        throw new ServiceProblem('The table sample_addresses answered with something else than rows.');
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
