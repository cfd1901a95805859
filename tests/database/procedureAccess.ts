import { forms, type Holder } from './scene';

/** The result of a call: it works, PostgreSQL refuses the role (42501), or our code refuses it. */
export type Verdict = 'works' | 'closed' | 'PT403' | 'PT404';
export type WhoCalls = 'anonymous' | 'owner' | 'another' | 'service';
/** With the right tag, and with a wrong one. */
type Verdicts = readonly [right: Verdict, wrong: Verdict];

/** A procedure's row of the matrix. */
export interface ProcedureAccess extends Readonly<Record<WhoCalls, Verdicts>> {
  /** The tags that allow the call; `any` when tags do not matter. */
  readonly tags: readonly number[] | 'any';
  /** The parameters, for the rows of a customer. */
  readonly sends: (about: Holder) => object;
}

const closed: Verdicts = ['closed', 'closed'];
const portal = [12, 13];
/** For whom the firm may work. */
const worked = [...portal, 15];
/** Until the customer has signed, and before they sign again. */
const correcting = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15];
const customers = { anonymous: closed, service: closed };

/** Procedures about the caller. */
const own = (tags: readonly number[] | 'any', sends: (about: Holder) => object = () => ({})): ProcedureAccess => {
  const verdicts: Verdicts = tags === 'any' ? ['works', 'works'] : ['works', 'PT403'];
  return { ...customers, tags, sends, owner: verdicts, another: verdicts };
};
/** Procedures about one row by id: another customer's row is not found. */
const ownRow = (tags: readonly number[] | 'any', sends: (about: Holder) => object): ProcedureAccess => ({
  ...own(tags, sends),
  another: tags === 'any' ? ['PT404', 'PT404'] : ['PT404', 'PT403'],
});
/** Procedures for anyone with the link. */
const byLink = (sends: (about: Holder) => object): ProcedureAccess => ({
  tags: 'any',
  sends,
  anonymous: ['works', 'works'],
  owner: ['works', 'works'],
  another: ['works', 'works'],
  service: closed,
});
/** Procedures for the firm's back-office. `wrong` is the result while the customer has another tag. */
const firm = (
  sends: (about: Holder) => object,
  tags: ProcedureAccess['tags'] = 'any',
  wrong: Verdict = 'works',
): ProcedureAccess => ({
  tags,
  sends,
  anonymous: closed,
  owner: closed,
  another: closed,
  service: ['works', wrong],
});
/** The same, for what none of these customers has. */
const missing = (sends: (about: Holder) => object): ProcedureAccess => ({
  ...firm(sends),
  service: ['PT404', 'PT404'],
});
/** Functions for other SQL only. */
const internal = (sends: (about: Holder) => object): ProcedureAccess => ({
  tags: 'any',
  sends,
  anonymous: closed,
  owner: closed,
  another: closed,
  service: closed,
});

const personal = {
  p_title: 2,
  p_previous_names: [],
  p_date_of_birth: '1960-02-29',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};
const channels = { email: true, text: false, post: true };
const { address, authorisation, pension, trace } = forms;
const previousAddress = { ...address, p_type: 2, p_move_in: '', p_move_out: '' };

/** The permissions of every procedure of the API, by area. */
export const areas = {
  'access and marketing': {
    portal_welcome_back: byLink(({ invite }) => ({ p_id: invite })),
    marketing: byLink(({ id, email }) => ({ p_id: id, p_email: email })),
    news_unsubscribe: byLink(({ unsubscribe }) => ({ p_token: unsubscribe })),
    marketing_update: byLink(({ id, email }) => ({ p_id: id, p_email: email, p_marketing: channels })),
  },
  onboarding: {
    portal_user: own('any'),
    portal_personal: own(correcting, () => personal),
    portal_address: own(correcting, () => address),
    portal_national_insurance: own([...correcting, 12, 13]),
    portal_why: own([3, 5], () => ({ p_reason: 2 })),
    portal_end_tour: own(portal),
  },
  traces: {
    portal_create_trace: own([6, ...portal], () => trace),
    portal_edit_trace: ownRow([7, ...portal], (about) => ({ ...trace, p_id: about.trace })),
    portal_user_traces: own('any'),
    portal_user_trace: ownRow('any', (about) => ({ p_id: about.trace })),
    portal_trace_count: own('any'),
    portal_create_trace_cancel: own([6]),
    portal_trace_continue: own([7]),
    portal_trace_add: own([7]),
    portal_trace_remove: ownRow([7, ...portal], (about) => ({ p_id: about.mistake })),
    portal_trace_searches: ownRow(portal, (about) => ({ p_id: about.trace })),
  },
  pensions: {
    portal_known_pensions_add: own([8]),
    portal_known_pensions_continue: own([8]),
    portal_create_pension: own([9, ...portal], () => pension),
    portal_edit_pension: ownRow([10, ...portal], (about) => ({ ...pension, p_id: about.pension })),
    portal_user_pensions: own('any'),
    portal_pension_count: own('any'),
    portal_pension_cancel: own([9, ...portal]),
    portal_pension_continue: own([10]),
    portal_pension_add: own([10]),
    portal_pension_remove: ownRow([10, ...portal], (about) => ({ p_id: about.pension })),
    portal_pension_searches: ownRow(portal, (about) => ({ p_id: about.pension })),
    portal_activity: ownRow(portal, (about) => ({ p_entity_type: 7, p_entity_id: about.pension })),
  },
  authorisation: {
    portal_agreements: own('any'),
    portal_authorisation: own([11], () => authorisation),
    portal_action_authorisation: own([15], () => authorisation),
    portal_signed_authorisations: own([...portal, 15]),
    portal_signed_authorisation: ownRow([...portal, 15], (about) => ({ p_number: Number(about.authorisation) })),
  },
  drafts: {
    portal_drafts: own('any'),
    portal_draft_keep: own('any', () => ({ p_form: 'personal-details', p_values: { day: '27' } })),
  },
  addresses: {
    portal_user_addresses: own('any'),
    portal_address_add: own(portal, () => previousAddress),
    portal_address_edit: ownRow(portal, (about) => ({ ...previousAddress, p_type: 1, p_id: about.address })),
    portal_address_delete: ownRow(portal, (about) => ({ p_id: about.address })),
  },
  'account and settings': {
    portal_cancel_application: own(portal),
    portal_restore_application: own([14]),
    anonymize_user: {
      ...ownRow([14], ({ id }) => ({ p_id: id })),
      another: ['PT404', 'PT404'],
    },
    portal_data_copy: own('any'),
    portal_user_settings_marketing: own(portal),
    portal_user_update_news: own(portal, () => ({ p_email: false })),
    portal_user_update_marketing: own(portal, () => ({ p_email: true, p_text: true, p_post: false })),
  },
  'portal data and searches': {
    portal_user_documents: own(portal),
    portal_document_remove: ownRow(portal, (about) => ({ p_id: about.document })),
    portal_removed_documents: own(portal),
    portal_task_done: ownRow(portal, (about) => ({ p_id: about.task })),
    portal_readable_files: own('any'),
    portal_may_upload: own('any'),
    portal_is_second_step_due: own('any'),
    portal_provider_search: own('any', () => ({ p_name: 'a' })),
    portal_sic_search: own('any', () => ({ p_name: 'a' })),
    search: own('any', () => ({ p_query: 'pension' })),
  },
  'the firm': {
    portal_is_eligible: internal(({ id }) => ({ p_user: id })),
    backoffice_move_trace: firm(
      (about) => ({ p_by: 'Sam', p_trace: about.trace, p_status: 'Searching' }),
      worked,
      'PT403',
    ),
    backoffice_add_pension: firm(({ id }) => ({ p_by: 'Sam', p_user: id, p_provider: 'Aviva' }), worked, 'PT403'),
    // Without a find; tests/database/finding.test.ts undoes one.
    backoffice_undo_find: missing(() => ({ p_by: 'Sam', p_trace: 'none' })),
    backoffice_move_pension: firm((about) => ({
      p_by: 'Sam',
      p_pension: about.pension,
      p_status: 'Found',
      p_colour: 'success',
    })),
    backoffice_link_pension: firm(
      (about) => ({ p_by: 'Sam', p_trace: about.trace, p_pension: about.pension }),
      worked,
      'PT403',
    ),
    backoffice_add_search: firm(
      (about) => ({ p_by: 'Sam', p_provider: 'Prudential', p_trace: about.trace }),
      worked,
      'PT403',
    ),
    backoffice_move_search: firm(
      ({ search }) => ({ p_by: 'Sam', p_search: search, p_status: 'Nothing Found' }),
      worked,
      'PT403',
    ),
    backoffice_add_activity: firm((about) => ({
      p_by: 'Sam',
      p_entity_type: 6,
      p_entity_id: about.trace,
      p_description: 'A letter was sent.',
    })),
    backoffice_add_task: firm(({ id }) => ({ p_by: 'Sam', p_user: id, p_title: 'Sign the form' })),
    backoffice_list_upload: firm(({ file }) => ({ p_file: file, p_name: 'Waiting.pdf' }), portal, 'PT403'),
    // Of the customer's own file, which is not listed yet.
    backoffice_file_document: firm(({ id, path }) => ({
      p_by: 'Sam',
      p_user: id,
      p_path: path,
      p_name: 'Waiting.pdf',
    })),
    backoffice_finish_task: firm(({ task }) => ({ p_by: 'Sam', p_task: task })),
    backoffice_request_authorisation: firm(
      ({ id }) => ({ p_by: 'Sam', p_user: id, p_reason: 'newer_needed' }),
      portal,
      'PT404',
    ),
    backoffice_withdraw_authorisation_request: firm(({ id }) => ({ p_by: 'Sam', p_user: id }), [15], 'PT404'),
    backoffice_close: firm(({ id }) => ({ p_by: 'Sam', p_user: id, p_reason: 'died' })),
    // Of an open account; tests/database/closing.test.ts reopens one.
    backoffice_reopen: missing(({ id }) => ({ p_by: 'Sam', p_user: id })),
    backoffice_erase: firm(({ id }) => ({ p_by: 'Sam', p_user: id })),
    backoffice_copy_customer: firm(({ id }) => ({ p_user: id })),
    backoffice_correct_personal: firm(({ id }) => ({ p_by: 'Sam', p_user: id, p_last_name: 'King' })),
    backoffice_correct_address: firm(({ id }) => ({ p_by: 'Sam', p_user: id, ...address, p_city: 'Newton' })),
    backoffice_add_note: firm(({ id }) => ({ p_by: 'Sam', p_user: id, p_note: 'Prefers letters' })),
    backoffice_national_insurance: firm(({ id }) => ({ p_by: 'Sam', p_user: id })),
    backoffice_signed_authorisation: firm((about) => ({ p_by: 'Sam', p_letter: about.authorisation })),
    backoffice_check_authorisations: firm(() => ({})),
    backoffice_verify_evidence: firm(() => ({})),
    // Takes messages of any customer, here none.
    backoffice_claim_messages: firm(() => ({ p_at: '2026-01-01T12:00:00Z' })),
    backoffice_note_message_sent: firm(({ message }) => ({ p_id: message })),
    backoffice_note_message_failed: firm(({ message }) => ({ p_id: message, p_attempt: 0, p_problem: 'No answer' })),
    backoffice_note_bounce: firm(({ message }) => ({ p_by: 'Sam', p_id: message, p_problem: 'No such mailbox' })),
    backoffice_stop_message: firm(({ message }) => ({ p_by: 'Sam', p_id: message })),
    backoffice_stop_messages: firm(({ id }) => ({ p_by: 'Sam', p_user: id })),
    backoffice_unsubscribe: firm(({ unsubscribe }) => ({ p_token: unsubscribe })),
    backoffice_count_request: firm(({ id }) => ({ p_what: 'address', p_who: id })),
  },
} satisfies Record<string, Readonly<Record<string, ProcedureAccess>>>;

/** The same by procedure name. */
export const procedureAccess: Readonly<Record<string, ProcedureAccess>> = Object.assign({}, ...Object.values(areas));
