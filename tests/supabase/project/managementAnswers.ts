/** Invented answers of Supabase's Management API by path, in the shapes that its CLI 3.1.0 reads. */
export type ProjectAnswers = Record<string, unknown>;

export const projectRef = 'abcdefghijklmnopqrst';

const about = {
  id: projectRef,
  ref: projectRef,
  name: 'Fictional Pensions',
  organization_id: 'fictional',
  organization_slug: 'fictional',
  region: 'eu-west-2',
  status: 'ACTIVE_HEALTHY',
  created_at: '2026-01-01T00:00:00Z',
  database: { host: 'db.example.com', version: '17', postgres_engine: '17', release_channel: 'ga' },
};

const auth = {
  site_url: 'http://localhost:3000',
  uri_allow_list: 'http://localhost:3000/**',
  mailer_autoconfirm: true,
  mailer_secure_email_change_enabled: true,
  security_captcha_enabled: false,
  security_captcha_provider: null,
  security_update_password_require_reauthentication: false,
  sessions_timebox: 0,
  sessions_inactivity_timeout: 0,
  password_min_length: 6,
  mfa_totp_enroll_enabled: false,
  mfa_totp_verify_enabled: false,
  disable_signup: false,
  external_email_enabled: true,
  external_anonymous_users_enabled: true,
  refresh_token_rotation_enabled: true,
  jwt_exp: 3600,
};

const deployed = (slug: string, verify: boolean) => ({
  id: slug,
  slug,
  name: slug,
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
  verify_jwt: verify,
  import_map: true,
  entrypoint_path: 'file:///index.ts',
});

function projectWith(
  attributes: object,
  pitr: boolean,
  functions: object[],
  secrets: string[],
  company: string | null,
): ProjectAnswers {
  return {
    '/v1': about,
    '/v2/config': { data: { type: 'project_config', id: projectRef, attributes } },
    '/v1/database/backups': {
      region: 'eu-west-2',
      walg_enabled: true,
      pitr_enabled: pitr,
      backups: [],
      physical_backup_data: {},
    },
    '/v1/functions': functions,
    '/v1/database/query': [{ company_name: company }],
    '/v1/secrets': secrets.map((name) => ({ name, value: 'digest', updated_at: '2026-11-01T00:00:00Z' })),
  };
}

const database = (isSafe: boolean) => ({ major_version: 17, ssl_enforced: isSafe, postgres_settings: {} });

export const newProject = projectWith(
  { auth, database: database(false) },
  false,
  [deployed('address', true)],
  [],
  null,
);

export const goodProject = projectWith(
  {
    auth: {
      ...auth,
      site_url: 'https://pensions.example',
      uri_allow_list: 'https://pensions.example/reset-password',
      mailer_autoconfirm: false,
      security_captcha_enabled: true,
      security_captcha_provider: 'hcaptcha',
      security_update_password_require_reauthentication: true,
      sessions_timebox: 12,
      sessions_inactivity_timeout: 0.5,
      password_min_length: 10,
      mfa_totp_enroll_enabled: true,
      mfa_totp_verify_enabled: true,
      external_anonymous_users_enabled: false,
    },
    database: database(true),
  },
  true,
  ['address', 'anchor', 'document', 'notify'].map((name) => deployed(name, false)),
  ['OS_PLACES_KEY', 'ANCHOR_STORE_URL', 'SMTP_URL'],
  'Fictional Pensions Ltd',
);
