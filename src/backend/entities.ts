import * as v from 'valibot';

/*
 * The entities of specification section 3, as the backend sends them.
 * Identifiers may be numbers in a firm's own database: inside, they are always text.
 */

/** A number of JSON. */
export const number = v.pipe(v.number(), v.finite());

/**
 * Refuses a list, which valibot takes for an object without keys. The result is typed by its values and not by its parts,
 * which keeps the published declarations short.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function jsonObject<Sent, Value>(schema: v.GenericSchema<Sent, Value>): v.GenericSchema<Sent, Value> {
  return v.pipe(
    v.custom<Sent>((value) => !Array.isArray(value)),
    schema,
  );
}

/**
 * For values that no screen needs: whatever does not fit is dropped, so that it locks no customer out.
 *
 * @__NO_SIDE_EFFECTS__
 */
function ifItFits<Sent, Value>(schema: v.GenericSchema<Sent, Value>) {
  return v.optional(v.fallback(v.nullable(schema), null));
}

const numberAsText = v.pipe(number, v.transform(String));
const text = ifItFits(v.union([v.string(), numberAsText]));
/** A year, also of a whole date. */
const year = ifItFits(
  v.pipe(
    v.union([v.string(), numberAsText]),
    v.transform((value) => (/^\d{4}(?!\d)/.test(value) ? Number(value.slice(0, 4)) : null)),
  ),
);
/** A flag that is off unless it is clearly on. */
const flag = v.optional(
  v.pipe(
    v.custom<boolean | string | number | null>(() => true),
    v.transform((value) => value === true || value === 1 || value === 'true'),
  ),
  false,
);

export const id = v.union([v.string(), numberAsText]);
/** The customer's tags, see `domain/tags.ts`. */
export const tags = v.array(number);
/** For procedures that return tags only during onboarding. */
export const tagsOrNothing = v.nullish(tags);
/** For procedures without a reply. */
export const nothing = v.unknown();
export const names = v.array(v.string());
export const noInput = v.optional(jsonObject(v.object({})));

const line = v.nullish(v.string());
const lineEntries = { line1: v.string(), line2: line, line3: line, city: v.string(), postcode: v.string() };
/** An address as the customer enters it. */
export const addressLines = jsonObject(v.object(lineEntries));
/** The lines of an address, without its country. */
export type AddressLines = v.InferOutput<typeof addressLines>;

/** A stored address. `start_date` (Moved In) and `end_date` (Moved Out) are 4-digit years. */
export const address = jsonObject(
  v.object({
    ...lineEntries,
    id,
    country: v.optional(v.string(), 'United Kingdom'),
    /** `id` is 1 or 121 for the current address, 2 or 122 for a previous one. */
    type: v.object({
      id: v.pipe(v.union([number, v.string()]), v.transform(Number)),
      name: v.optional(v.string(), ''),
    }),
    start_date: text,
    end_date: text,
  }),
);
/** Addresses that can be shown; others are left out. */
const addresses = v.optional(
  v.pipe(
    v.custom<v.InferInput<typeof address>[] | null>(() => true),
    v.transform((list) =>
      (Array.isArray(list) ? list : []).flatMap((one) => {
        const { success, output } = v.safeParse(address, one);
        return success ? [output] : [];
      }),
    ),
  ),
  [],
);
/** An address of the customer's profile. `start_date` and `end_date` are 4-digit years. */
export type Address = v.InferOutput<typeof address>;

export const marketing = jsonObject(v.object({ email: v.boolean(), text: v.boolean(), post: v.boolean() }));
/** The settings arrive as text or as booleans; 'false' means off (specification section 4). */
const setting = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.string()]),
    v.transform((value) => value === true || (typeof value === 'string' && value !== '' && value !== 'false')),
  ),
  false,
);
export const settingEntries = { email: setting, text: setting, post: setting };
export const marketingSettings = jsonObject(v.object(settingEntries));
/** The channels through which the customer accepts marketing. */
export type Marketing = v.InferOutput<typeof marketing>;

export const userProfile = jsonObject(
  v.object({
    id,
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    addresses,
    /** A data-URL image, or null when nothing was signed. */
    signature: text,
    marketing: ifItFits(marketingSettings),
    /** YYYY-MM-DD. */
    birth_date: text,
    /** The last three characters of the National Insurance number. The whole number stays on the server. */
    national_insurance_ending: text,
    admin: flag,
    first_visit: flag,
    /** When the customer's data is deleted, where a firm gives time to change one's mind. ISO 8601. */
    erasure_due: text,
    tags,
  }),
);
/** The signed-in customer's profile (specification section 3), with the tags that decide the next step. */
export type UserProfile = v.InferOutput<typeof userProfile>;

export const status = jsonObject(v.object({ name: v.string(), description: text, colour: text }));
/** The status of a trace or a pension: its name, its explanation and the colour of its badge. */
export type Status = v.InferOutput<typeof status>;

export const trace = jsonObject(
  v.object({
    id,
    /** The employer. */
    name: v.string(),
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
    address: ifItFits(addressLines),
    employer_address: ifItFits(addressLines),
    created_date: text,
    updated_date: text,
  }),
);
/** A trace of the customer (specification section 3). `name` is the employer. */
export type Trace = v.InferOutput<typeof trace>;

/** A pension has two names for its dates and its policy (specification section 3). */
export const pension = jsonObject(
  v.pipe(
    v.object({
      id,
      name: text,
      type: ifItFits(v.object({ type: v.string(), description: text })),
      status: ifItFits(status),
      start_year: year,
      start_date: year,
      end_year: year,
      end_date: year,
      paying: flag,
      provider: text,
      policy: text,
      policy_number: text,
      address: ifItFits(addressLines),
      created_at: text,
      updated_at: text,
    }),
    v.transform(({ start_date, end_date, policy_number, ...sent }) => ({
      ...sent,
      start_year: sent.start_year ?? start_date ?? null,
      end_year: sent.end_year ?? end_date ?? null,
      policy: sent.policy ?? policy_number ?? null,
    })),
  ),
);
/** A pension of the customer (specification section 3). */
export type Pension = v.InferOutput<typeof pension>;

export const search = jsonObject(
  v.object({
    id,
    provider: text,
    status: v.object({ name: v.string() }),
    created_date: text,
    updated_date: text,
  }),
);
/** A search that was made for a trace or a pension. */
export type Search = v.InferOutput<typeof search>;

export const activityItem = jsonObject(v.object({ description: v.string(), date: v.string() }));
/** One entry in the activity of a trace or a pension. `date` is ISO 8601. */
export type ActivityItem = v.InferOutput<typeof activityItem>;

export const task = jsonObject(v.object({ id, title: v.string(), description: text, due_date: text, page: text }));
/** A task for the customer. `due_date` is ISO 8601; `page` names the page where it is done, such as `documents`. */
export type Task = v.InferOutput<typeof task>;

export const document = jsonObject(v.object({ id, name: v.string(), url: v.string(), created_date: text }));
/** A document in the portal. `url` opens the file; a signed link expires. */
export type PortalDocument = v.InferOutput<typeof document>;

const guideMetadata = jsonObject(v.object({ recommended: v.nullish(number), icon: text, description: text }));
export const guide = jsonObject(
  v.object({
    id,
    title: v.string(),
    content: v.string(),
    created_date: text,
    /** `recommended` is 2 for a recommended guide; `icon` names one of the ten icons of a guide card. */
    metadata: ifItFits(guideMetadata),
  }),
);
/** A guide of the support pages. `content` is Markdown. */
export type Guide = v.InferOutput<typeof guide>;
