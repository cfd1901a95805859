import { $ZodCatch } from 'zod/v4/core';
import * as z from 'zod/mini';

/*
 * The entities as the backend sends them. Identifiers may be numbers in a firm's own database: parsed, they are always
 * strings.
 */

/**
 * Types a schema by its values instead of its parts, to keep the published declarations short.
 *
 * @__NO_SIDE_EFFECTS__
 */
function entity<Value, Sent>(schema: z.core.$ZodType<Value, Sent>): z.core.$ZodType<Value, Sent> {
  return schema;
}

/**
 * For optional values: an invalid one becomes null instead of failing the reply.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function ifItFits<Value, Sent>(schema: z.core.$ZodType<Value, Sent>) {
  return z.optional(orNull(z.nullable(schema)));
}

/**
 * An invalid value becomes null. Not `z.catch` of zod/mini, which loads all of zod's utilities; zod's own constructor is
 * not generic. Generic by schema instead of by its values, which do not say whether a key may be missing.
 *
 * @__NO_SIDE_EFFECTS__
 */
function orNull<Schema extends z.core.$ZodType>(schema: Schema) {
  const caught: unknown = new $ZodCatch({ type: 'catch', innerType: schema, catchValue: () => null });
  return caught as $ZodCatch<z.core.$ZodNullable<Schema>>;
}

const numberAsText = z.pipe(z.number(), z.transform(String));
const text = ifItFits(z.union([z.string(), numberAsText]));
/** A year. Also accepts a whole date. */
const year = ifItFits(
  z.pipe(
    z.union([z.string(), numberAsText]),
    z.transform((value) => (/^\d{4}(?!\d)/.test(value) ? Number(value.slice(0, 4)) : null)),
  ),
);
/** A flag that is off unless the value clearly means on. */
const flag = z.pipe(
  orNull(z.nullish(z.union([z.boolean(), z.string(), z.number()]))),
  z.transform((value) => value === true || value === 1 || value === 'true'),
);

export const id = z.union([z.string(), numberAsText]);
/** The customer's tags, see `domain/tags.ts`. */
export const tags = z.array(z.number());
/** For procedures that return tags only during onboarding. */
export const tagsOrNothing = z.nullish(tags);
/** For procedures without a reply. */
export const nothing = z.unknown();
export const names = z.array(z.string());
export const noInput = z.optional(z.object({}));

const line = z.nullish(z.string());
const lines = z.object({ line1: z.string(), line2: line, line3: line, city: z.string(), postcode: z.string() });
/** An address as entered by the customer. */
export const addressLines = entity(lines);
/** The lines of an address, without its country. */
export interface AddressLines extends z.output<typeof addressLines> {}

/** A stored address. `start_date` (Moved In) and `end_date` (Moved Out) are 4-digit years. */
export const address = entity(
  z.extend(lines, {
    id,
    country: z._default(z.string(), 'United Kingdom'),
    /** `id` is 1 or 121 for the current address, 2 or 122 for a previous one. */
    type: z.object({
      id: z.pipe(z.union([z.number(), z.string()]), z.transform(Number)),
      name: z._default(z.string(), ''),
    }),
    start_date: text,
    end_date: text,
  }),
);
/** A list of addresses. Drops those that do not parse. */
const addresses = z.pipe(
  orNull(z.nullish(z.array(orNull(z.optional(address))))),
  z.transform((list) => (list ?? []).flatMap((one) => one ?? [])),
);
/** An address of the customer's profile. `start_date` and `end_date` are 4-digit years. */
export interface Address extends z.output<typeof address> {}

export const marketing = entity(z.object({ email: z.boolean(), text: z.boolean(), post: z.boolean() }));
/** The settings arrive as text or as booleans; 'false' means off. */
const setting = z.pipe(
  z.nullish(z.union([z.boolean(), z.string()])),
  z.transform((value) => value === true || (typeof value === 'string' && value !== '' && value !== 'false')),
);
export const marketingSettings = z.object({ email: setting, text: setting, post: setting });
/** The channels through which the customer accepts marketing. */
export interface Marketing extends z.output<typeof marketing> {}

export const userProfile = entity(
  z.object({
    id,
    /** 1 Mr, 2 Mrs, 3 Miss, 4 Mx, 5 Dr, 6 Ms, 7 Prof, 8 Rev. */
    title: ifItFits(z.number()),
    first_name: text,
    last_name: text,
    previous_names: ifItFits(names),
    email: text,
    phone: text,
    addresses,
    /** A data-URL image, or null when nothing was signed. */
    signature: text,
    marketing: ifItFits(marketingSettings),
    /** YYYY-MM-DD. */
    birth_date: text,
    /** The reason for tracing, 1 to 10, see `domain/reason.ts`. Without it, the not-eligible screen shows no reason. */
    reason: ifItFits(z.number()),
    /** The last three characters of the National Insurance number. Only `portal_national_insurance` returns all of it. */
    national_insurance_ending: text,
    /** Whether the customer is emailed about their own traces. Null for a backend that sends no such messages. */
    news_email: ifItFits(z.boolean()),
    admin: flag,
    first_visit: flag,
    /** When the customer's data is deleted, if the firm delays deletion. ISO 8601. */
    erasure_due: text,
    /** When the customer cancelled the application. ISO 8601; null unless it can be or could have been restored. */
    cancelled_at: text,
    /** Until when it can be restored. ISO 8601. */
    restorable_until: text,
    /** Why the firm closed the account, which has no way back for the customer. Null when it did not. */
    closed: ifItFits(z.enum(['died', 'withdrawn', 'double'])),
    tags,
  }),
);
/** The logged-in customer's profile, with the tags that decide the next step. */
export interface UserProfile extends z.output<typeof userProfile> {}

export const status = entity(z.object({ name: z.string(), description: text, colour: text }));
/** The status of a trace or a pension: its name, its explanation and the colour of its badge. */
export interface Status extends z.output<typeof status> {}

export const trace = entity(
  z.object({
    id,
    /** To read out on the phone: XXXX-XXXX. */
    reference: text,
    /** The employer's name. */
    name: z.string(),
    /** Job title. */
    title: text,
    industry: text,
    status,
    start_year: year,
    end_year: year,
    /** Whether the employer is still paying in. */
    paying: flag,
    provider: text,
    policy: text,
    /** The pension that the trace found: an id from `portal_user_pensions`. */
    pension_id: ifItFits(id),
    address: ifItFits(addressLines),
    employer_address: ifItFits(addressLines),
    /** When the trace got each of its statuses, by name. ISO 8601. */
    status_dates: ifItFits(z.record(z.string(), z.string())),
    created_date: text,
    updated_date: text,
  }),
);
/** A trace of the customer. `name` is the employer's name. */
export interface Trace extends z.output<typeof trace> {}

export const providerContacts = entity(
  z.object({ name: z.string(), phone: text, email: text, website: text, postal_address: text }),
);
/** A pension provider's contacts. `website` is an `https:` address; `postal_address` has one line in each line. */
export interface ProviderContacts extends z.output<typeof providerContacts> {}

/** A pension. Its dates and its policy number each have two names. */
export const pension = entity(
  z.pipe(
    z.object({
      id,
      /** To read out on the phone: XXXX-XXXX. */
      reference: text,
      name: text,
      type: ifItFits(z.object({ type: z.string(), description: text })),
      status: ifItFits(status),
      start_year: year,
      start_date: year,
      end_year: year,
      end_date: year,
      paying: flag,
      provider: text,
      policy: text,
      policy_number: text,
      /** Whom to ask about this pension, where it is not its provider's contact. */
      contact: ifItFits(providerContacts),
      address: ifItFits(addressLines),
      created_at: text,
      updated_at: text,
    }),
    z.transform(({ start_date, end_date, policy_number, ...sent }) => ({
      ...sent,
      start_year: sent.start_year ?? start_date ?? null,
      end_year: sent.end_year ?? end_date ?? null,
      policy: sent.policy ?? policy_number ?? null,
    })),
  ),
);
/** A pension of the customer. */
export interface Pension extends z.output<typeof pension> {}

export const search = entity(
  z.object({
    id,
    provider: text,
    status: z.object({ name: z.string() }),
    created_date: text,
    updated_date: text,
  }),
);
/** A search for a trace or a pension. */
export interface Search extends z.output<typeof search> {}

export const activityItem = entity(z.object({ description: z.string(), date: z.string() }));
/** One entry in the activity of a trace or a pension. `date` is ISO 8601. */
export interface ActivityItem extends z.output<typeof activityItem> {}

export const task = entity(
  z.object({ id, title: z.string(), description: text, due_date: text, page: text, done_at: text }),
);
/**
 * A task for the customer. `due_date` is ISO 8601; `page` names the page on which to do it, such as `documents`; `done_at`
 * is when the customer said that it is done.
 */
export interface Task extends z.output<typeof task> {}

export const document = entity(
  z.object({
    id,
    name: z.string(),
    url: z.string(),
    created_date: text,
    /** `customer` for a document that the customer can remove. */
    added_by: text,
  }),
);
/** A document in the portal. `url` opens the file; a signed link expires. */
export interface PortalDocument extends z.output<typeof document> {}

export const removedDocument = entity(z.object({ id, name: z.string(), removed_at: z.string() }));
/** A document that the customer removed. `removed_at` is ISO 8601. */
export interface RemovedDocument extends z.output<typeof removedDocument> {}

const guideMetadata = entity(z.object({ recommended: z.nullish(z.number()), icon: text, description: text }));
export const guide = entity(
  z.object({
    id,
    title: z.string(),
    content: z.string(),
    created_date: text,
    /** `recommended` is 2 for a recommended guide; `icon` names one of the ten icons of a guide card. */
    metadata: ifItFits(guideMetadata),
  }),
);
/** A guide of the support pages. `content` is Markdown. */
export interface Guide extends z.output<typeof guide> {}
