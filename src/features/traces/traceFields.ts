import type { Trace } from '../../backend/entities';
import type { AddressValues } from '../../domain/address';
import type { CalendarDate } from '../../domain/clock';
import { plainLine, textLimits } from '../../domain/text';
import { addressFields, tickedAddress } from '../../entries/addressFields';
import { optionalLine, periodFields, providerFields } from '../../entries/entryRules';
import { lineRule } from '../../entries/lineRule';
import type { EntryTexts } from '../../entries/useEntryTexts';
import { text, tick, type ValuesOf } from '../../forms/field';
import type { traceMessages } from './messages';

/** The two steps of the form: the employer, then the pension provider. */
export type TraceStep = 'employer' | 'provider';

export interface TraceFieldsOptions {
  texts: typeof traceMessages;
  shared: EntryTexts;
  /** The customer's year of birth, if known. */
  birthYear: number | undefined;
  /** Reads the date where the firm is. */
  today: () => CalendarDate;
  /** The trace to edit. */
  trace?: Trace | undefined;
}

/** The limits of the reference database. Some SIC names are longer than 100. */
const noteLimits = { title: 100, industry: 200 } as const;

/** The names of the customer's own address at the time. The unprefixed names are the employer's address. */
export const ownAddressNames = {
  line1: 'ownLine1',
  line2: 'ownLine2',
  line3: 'ownLine3',
  city: 'ownCity',
  postcode: 'ownPostcode',
} as const satisfies Record<keyof AddressValues, string>;

/** The form of a trace: procedures `portal_create_trace` and `portal_edit_trace`. */
export function traceFields({ texts, shared, birthYear, today, trace }: TraceFieldsOptions) {
  const employerStep = { step: 'employer' satisfies TraceStep, isDrafted: true } as const;
  const own = addressFields({
    ...employerStep,
    texts: shared,
    stored: trace?.address,
    sentIn: 'p_address',
    isAsked: ({ hasOwnAddress }: { hasOwnAddress: boolean }) => hasOwnAddress,
  });
  return {
    employer: text({
      ...employerStep,
      initial: trace?.name ?? '',
      parameter: 'p_employer',
      rule: lineRule({ max: textLimits.employer, missing: texts.employerMissing, tooLong: texts.employerTooLong }),
      send: plainLine,
    }),
    ...periodFields({
      step: 'employer',
      texts: shared,
      entry: trace,
      years: { birthYear, today, required: false, isSameYearAllowed: true },
    }),
    /** The customer's job title. */
    title: text({
      ...employerStep,
      initial: trace?.title ?? '',
      parameter: 'p_title',
      rule: lineRule({ max: noteLimits.title, tooLong: texts.titleTooLong }),
      send: optionalLine,
    }),
    industry: text({
      ...employerStep,
      initial: trace?.industry ?? '',
      parameter: 'p_industry',
      rule: lineRule({ max: noteLimits.industry, tooLong: texts.industryTooLong }),
      send: optionalLine,
    }),
    /** Whether the form asks for the employer's address. */
    hasOtherAddress: tick({
      ...employerStep,
      initial: Boolean(trace?.employer_address),
      parameter: 'p_employer_address',
      send: tickedAddress,
    }),
    ...addressFields({
      ...employerStep,
      texts: shared,
      stored: trace?.employer_address,
      sentIn: 'p_employer_address',
      isAsked: ({ hasOtherAddress }: { hasOtherAddress: boolean }) => hasOtherAddress,
    }),
    /** Whether the customer lived at another address at the time. */
    hasOwnAddress: tick({
      ...employerStep,
      initial: Boolean(trace?.address),
      parameter: 'p_address',
      send: (isTicked, values: OwnAddress) =>
        tickedAddress(isTicked, {
          line1: values.ownLine1,
          line2: values.ownLine2,
          line3: values.ownLine3,
          city: values.ownCity,
          postcode: values.ownPostcode,
        }),
    }),
    ownLine1: own.line1,
    ownLine2: own.line2,
    ownLine3: own.line3,
    ownCity: own.city,
    ownPostcode: own.postcode,
    ...providerFields({ step: 'provider', texts: shared, entry: trace }),
  };
}

type OwnAddress = Record<(typeof ownAddressNames)[keyof AddressValues], string>;

/** The form's values, as typed. */
export interface TraceValues extends ValuesOf<ReturnType<typeof traceFields>> {}
