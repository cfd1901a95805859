import { beforeAll, describe, expect, it } from 'vitest';
import { checkName, checkPreviousName, formatName, tidyName } from '../../src/domain/name';
import { checkNationalInsurance, normaliseNationalInsurance } from '../../src/domain/nationalInsurance';
import { checkPhone, formatPhone } from '../../src/domain/phone';
import { checkPostcode, formatPostcode } from '../../src/domain/postcode';
import { rulesFor, type Rules } from '../../src/domain/rules';
import { checkText, plainLine } from '../../src/domain/text';
import { describeOnDatabase, type TestDatabase } from './engine';
import { pastedTexts } from '../domain/pastedTexts';
import { sharedTexts } from './sharedTexts';

interface Field {
  texts: readonly string[];
  /** The SQL that checks $1. */
  sql: string;
  /** The check of the client's form. */
  check: (text: string, rules: Rules) => string | undefined;
  /** Returns the value that the form sends. */
  send: (text: string, rules: Rules) => string;
}

const line = { max: 100, required: true };
const fields: Record<string, Field> = {
  'a first name': {
    texts: sharedTexts.name,
    sql: `private.person_name($1, 'p', 'first name')`,
    check: checkName,
    send: formatName,
  },
  'a previous name': {
    texts: sharedTexts.name,
    sql: `(private.previous_names(jsonb_build_array($1)))[1]`,
    check: checkPreviousName,
    send: tidyName,
  },
  'a phone number': {
    texts: sharedTexts.phone,
    sql: 'private.phone($1)',
    check: checkPhone,
    send: formatPhone,
  },
  'a National Insurance number': {
    texts: sharedTexts.nationalInsurance,
    sql: 'private.national_insurance($1)',
    check: checkNationalInsurance,
    send: normaliseNationalInsurance,
  },
  'a postcode': {
    texts: sharedTexts.postcode,
    sql: `private.postcode($1, 'p')`,
    check: checkPostcode,
    send: formatPostcode,
  },
  'a line of text': {
    texts: sharedTexts.line,
    sql: `private.text_field($1, 'p', 100, 'long', 'missing')`,
    check: (text) => checkText(text, line),
    send: plainLine,
  },
};

interface Verdict {
  stored: string | null;
  message: string | null;
}

/** The database's verdict on each text. */
async function validate(database: TestDatabase, sql: string, texts: readonly string[]): Promise<Verdict[]> {
  await database.owner(`
    create or replace function private.validate(p_texts jsonb) returns jsonb language plpgsql as $body$
    declare
      v_text text;
      v_stored text;
      v_answers jsonb := '[]';
    begin
      for v_text in select value from jsonb_array_elements_text(p_texts) with ordinality order by ordinality loop
        begin
          v_stored := ${sql.replace('$1', 'v_text')};
          v_answers := v_answers || jsonb_build_object('stored', v_stored, 'message', null);
        exception when sqlstate 'PT400' then
          v_answers := v_answers || jsonb_build_object('stored', null, 'message', sqlerrm);
        end;
      end loop;
      return v_answers;
    end
    $body$`);
  const [row] = await database.owner('select private.validate($1::text::jsonb)::text as answers', [
    JSON.stringify(texts),
  ]);
  return JSON.parse(String(row?.answers));
}

const pasted: Record<keyof typeof pastedTexts, string> = {
  line: `private.text_field($1, 'p', 100, 'long', 'missing')`,
  lines: 'private.plain_text($1)',
  fileName: 'private.file_name($1)',
  name: `private.person_name($1, 'p', 'first name')`,
  postcode: `private.postcode($1, 'p')`,
  phone: 'private.phone($1)',
  nationalInsurance: 'private.national_insurance($1)',
};

/** A text with its invisible characters written out. */
const visible = (text: string) => text.replace(/[^\x21-\x7e]/gu, (one) => `{${one.codePointAt(0)?.toString(16)}}`);

describeOnDatabase('Odd texts', (database) => {
  it.each(Object.keys(pastedTexts) as (keyof typeof pastedTexts)[])(
    'that are pasted as a %s are stored clean',
    async (name) => {
      await database.owner(`update public.settings set rules = 'standard'`);
      const texts = pastedTexts[name].map(([text]) => text);
      const verdicts = await validate(database, pasted[name], texts);
      expect(verdicts.map(({ stored }) => stored)).toEqual(pastedTexts[name].map(([, clean]) => clean ?? null));
    },
  );

  it('that are pasted as a name at the sign-up are stored clean, with their capitals', async () => {
    const names = pastedTexts.name.flatMap(([text, clean]) => (clean === undefined ? [] : [{ text, clean }]));
    const stored = await Promise.all(
      names.map(async ({ text }) => {
        const id = await database.signUp({ first_name: text, last_name: 'Lovelace' });
        const [row] = await database.owner('select first_name from public.profiles where id = $1', [id]);
        return String(row?.first_name).toLowerCase();
      }),
    );
    expect(stored).toEqual(names.map(({ clean }) => clean.toLowerCase()));
  });

  describe.each(['standard', 'inclusive'] as const)('under the %s rules', (preset) => {
    const rules = rulesFor(preset);
    beforeAll(() => database.owner('update public.settings set rules = $1', [preset]));

    it.each(Object.entries(fields))('in %s get the same verdict from form and database', async (_name, field) => {
      const raw = await validate(database, field.sql, field.texts);
      const sent = await validate(
        database,
        field.sql,
        field.texts.map((text) => field.send(text, rules)),
      );
      const differences = field.texts.flatMap((text, index) => {
        const found: string[] = [];
        const about = visible(text.length > 60 ? `${text.slice(0, 20)} (${text.length})` : text);
        const isFine = field.check(text, rules) === undefined;
        const [ofRaw, ofSent] = [raw[index], sent[index]];
        // The database accepts the value of a text that the form accepts, and refuses a text that the form refuses.
        if (isFine && ofSent?.message !== null)
          found.push(`${about}: the form accepts it, the database says ${ofSent?.message}`);
        if (!isFine && ofRaw?.message === null)
          found.push(`${about}: the form refuses it, the database takes ${visible(ofRaw.stored ?? '')}`);
        const sentText = field.send(text, rules);
        if (isFine && ofSent?.stored !== sentText)
          found.push(`${about}: expected ${visible(sentText)}, the database takes ${visible(ofSent?.stored ?? '')}`);
        return found;
      });
      expect(differences).toEqual([]);
    });
  });
});
