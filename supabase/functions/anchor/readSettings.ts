import type { ProjectOptions } from '../_shared/Project.ts';

export interface AnchorSettings {
  secret: string;
  /** The folder of the store. Keeps a signature in its query. */
  storeUrl: URL;
  storeToken: string | undefined;
  /** The time-stamping service, if there is one. */
  timeStampUrl: URL | undefined;
}

/** Reads the settings of the function. Throws when one is missing or unsafe. */
export function readSettings(env: ProjectOptions['env']): AnchorSettings {
  const secret = env.ANCHOR_SECRET ?? '';
  if (secret.length < 32) throw new Error('The function anchor needs ANCHOR_SECRET, of at least 32 characters.');
  const storeUrl = readUrl('ANCHOR_STORE_URL', env.ANCHOR_STORE_URL);
  if (storeUrl === undefined) {
    throw new Error('The function anchor needs ANCHOR_STORE_URL, the folder of a store that is written once.');
  }
  // The token and the signature need TLS, except for a store on this machine, for development.
  if (storeUrl.protocol !== 'https:' && storeUrl.hostname !== '127.0.0.1') {
    throw new Error('ANCHOR_STORE_URL must start with https.');
  }
  return {
    secret,
    storeUrl,
    storeToken: env.ANCHOR_STORE_TOKEN || undefined,
    timeStampUrl: readUrl('ANCHOR_TSA_URL', env.ANCHOR_TSA_URL),
  };
}

/** The message omits the URL, which may contain a signature. */
function readUrl(name: string, text: string | undefined): URL | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new Error(`${name} is not a URL.`);
  return new URL(text);
}
