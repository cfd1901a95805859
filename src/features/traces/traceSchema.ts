import type { InputOf } from '../../backend/contract';
import type { portalCreateTrace } from '../../backend/contracts/traces';
import type { Trace } from '../../backend/entities';
import { addressValuesOf, emptyAddress, formatAddress, type AddressValues } from '../../domain/address';
import { checkText, plainLine, textLimits } from '../../domain/text';
import { addressProblems } from '../../entries/addressRules';
import {
  entryInput,
  entryValuesOf,
  otherAddressOf,
  periodProblems,
  policyProblems,
  type EntryConditions,
  type EntryValues,
} from '../../entries/entryRules';
import type { EntryTexts } from '../../entries/useEntryTexts';
import type { FieldMessage } from '../../forms/fieldCheck';
import { formSchema } from '../../forms/formSchema';
import type { traceMessages } from './messages';

/** The two steps of the form: the employer, then the pension provider. */
export type TraceStep = 'employer' | 'provider';

/** The fields of the customer's own address at the time. The plain names belong to the employer's address. */
export const ownAddressFields = {
  line1: 'ownLine1',
  line2: 'ownLine2',
  line3: 'ownLine3',
  city: 'ownCity',
  postcode: 'ownPostcode',
} as const satisfies Record<keyof AddressValues, string>;

type OwnAddressField = (typeof ownAddressFields)[keyof AddressValues];

/** The form's values, as typed. */
export interface TraceValues extends EntryValues, Record<OwnAddressField, string> {
  employer: string;
  /** The customer's job title. */
  title: string;
  industry: string;
  /** Whether the customer lived at another address at the time. */
  hasOwnAddress: boolean;
}

/** The payload of `portal_create_trace`; that of `portal_edit_trace` without its id. */
export type TraceInput = InputOf<typeof portalCreateTrace>;

/** The limits of the reference database; the specification has none. Some SIC names are longer than 100. */
const noteLimits = { title: 100, industry: 200 } as const;

/** The initial values for a trace, or for a new one. */
export function traceValuesOf(trace?: Trace): TraceValues {
  const own = trace?.address ? addressValuesOf(trace.address) : emptyAddress;
  return {
    hasOwnAddress: Boolean(trace?.address),
    ownLine1: own.line1,
    ownLine2: own.line2,
    ownLine3: own.line3,
    ownCity: own.city,
    ownPostcode: own.postcode,
    ...entryValuesOf(trace, trace?.employer_address),
    employer: trace?.name ?? '',
    title: trace?.title ?? '',
    industry: trace?.industry ?? '',
  };
}

function ownAddressOf(values: TraceValues): AddressValues {
  return {
    line1: values.ownLine1,
    line2: values.ownLine2,
    line3: values.ownLine3,
    city: values.ownCity,
    postcode: values.ownPostcode,
  };
}

/** The rules of specification section 5 for one step of a trace, with these messages. */
export function traceSchema(
  texts: typeof traceMessages,
  shared: EntryTexts,
  step: TraceStep,
  conditions: EntryConditions,
) {
  const isTooLong = (value: string, max: number) => checkText(value, { max, required: false }) !== undefined;
  return formSchema(
    (values: TraceValues) => {
      const problems: FieldMessage<keyof TraceValues>[] = [];
      const employer = checkText(values.employer, { max: textLimits.employer, required: true });
      if (employer) problems.push(['employer', employer === 'missing' ? texts.employerMissing : texts.employerTooLong]);
      if (isTooLong(values.title, noteLimits.title)) problems.push(['title', texts.titleTooLong]);
      if (isTooLong(values.industry, noteLimits.industry)) problems.push(['industry', texts.industryTooLong]);
      const ofStep = step === 'employer' ? periodProblems : policyProblems;
      problems.push(...ofStep(values, shared, conditions));
      if (step === 'employer' && values.hasOwnAddress) {
        for (const [part, message] of addressProblems(ownAddressOf(values), shared)) {
          problems.push([ownAddressFields[part], message]);
        }
      }
      return problems;
    },
    (values): TraceInput => ({
      ...entryInput(values),
      p_employer: plainLine(values.employer),
      p_title: plainLine(values.title) || undefined,
      p_industry: plainLine(values.industry) || undefined,
      p_address: values.hasOwnAddress ? formatAddress(ownAddressOf(values)) : undefined,
      p_employer_address: otherAddressOf(values),
    }),
  );
}
