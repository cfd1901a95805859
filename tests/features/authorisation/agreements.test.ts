import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultAgreements } from '../../../src/features/authorisation/agreements';
import { authorisationBasics } from '../../../src/features/authorisation/basicMessages';

const folder = new URL('../../../supabase/migrations/', import.meta.url);
const sql = readdirSync(folder)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n')
  // SQL puts texts together that follow each other on lines of their own.
  .replaceAll(/'\n\s+'/g, '');

describe('what customers agree to', () => {
  it.each(defaultAgreements(authorisationBasics.defaults, '{company}'))(
    'is word for word what the database keeps as $id, version $version',
    ({ id, version, name, text }) => {
      const row = new RegExp(`'${id}', ${version}, (?:true|false), '([^']+)',\\s+'([^']+)'`).exec(sql);
      expect(row?.slice(1)).toEqual([name, text]);
    },
  );
});
