import { describe, expect, it } from 'vitest';
import { checkEmail, formatEmail } from '../../src/domain/email';
import { plainFileName } from '../../src/domain/fileName';
import { checkName, formatName } from '../../src/domain/name';
import { checkNationalInsurance, normaliseNationalInsurance } from '../../src/domain/nationalInsurance';
import { formatPassword } from '../../src/domain/password';
import { checkPhone, formatPhone } from '../../src/domain/phone';
import { checkPostcode, formatPostcode } from '../../src/domain/postcode';
import { standardRules } from '../../src/domain/rules';
import { checkText, plainLine, plainText } from '../../src/domain/text';
import { checkYear, formatYear } from '../../src/domain/year';
import { pastedInForms, pastedTexts, type PastedText } from './pastedTexts';

interface Rule {
  check: (text: string) => unknown;
  format: (text: string) => string;
}

const line = { max: 100, required: true };
const rules: Record<keyof typeof pastedTexts | keyof typeof pastedInForms, Rule> = {
  line: { check: (text) => checkText(text, line), format: plainLine },
  lines: { check: (text) => checkText(text, line), format: plainText },
  fileName: { check: (text) => checkText(plainFileName(text), line), format: plainFileName },
  name: { check: (text) => checkName(text, standardRules), format: (text) => formatName(text, standardRules) },
  postcode: { check: checkPostcode, format: formatPostcode },
  phone: { check: (text) => checkPhone(text, standardRules), format: formatPhone },
  nationalInsurance: { check: checkNationalInsurance, format: normaliseNationalInsurance },
  email: { check: checkEmail, format: formatEmail },
  year: { check: (text) => checkYear(text, { currentYear: 2026, required: true }), format: formatYear },
};

const tables: [string, readonly PastedText[]][] = Object.entries({ ...pastedTexts, ...pastedInForms });

describe.each(tables)('a pasted %s', (name, texts) => {
  const { check, format } = rules[name as keyof typeof rules];

  it.each(texts)('%j becomes %j', (pasted, clean) => {
    expect(check(pasted) === undefined).toBe(clean !== undefined);
    if (clean === undefined) return;
    expect(format(pasted)).toBe(clean);
    expect(format(clean)).toBe(clean);
  });
});

it('leaves passwords as they are typed', () => {
  const typed = '\ufeffｐａｓｓ\u200bword\u00a0\u00ad';
  expect(formatPassword(typed)).toBe(typed);
});
