import { originsOf } from '../sameMachine';

export interface SecurityHeadersOptions {
  siteUrl: string;
  /** The backend of the page, if it is not the embedded one. */
  supabaseUrl?: string | undefined;
  /** The origin of embedded videos. */
  frameSources: readonly string[];
}

/**
 * The hashes of the two style elements that react-aria adds to a page, the only inline ones: for touch scrolling over a
 * button, and to keep the page behind a dialog from scrolling.
 */
const stylesOfReactAria = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** The content security policy of the site's pages. */
export function pageHeaders({ siteUrl, supabaseUrl, frameSources }: SecurityHeadersOptions): Record<string, string> {
  const backends = supabaseUrl ? [new URL(supabaseUrl).origin] : [];
  // A policy cannot contain an IPv6 address.
  const ours = originsOf(siteUrl).filter((origin) => !origin.includes('['));
  const sockets = [...ours, ...backends].map((origin) => origin.replace(/^http/, 'ws'));
  const policy = {
    'default-src': ["'self'"],
    'connect-src': ["'self'", ...backends, ...sockets],
    'img-src': ["'self'", 'data:', 'blob:'],
    'style-src': ["'self'", ...stylesOfReactAria],
    'font-src': ["'self'"],
    // The tour video.
    'media-src': ["'self'"],
    'frame-src': frameSources.length > 0 ? frameSources : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** For every response, including the backend's. The token in an email link's URL must not reach other sites. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
} as const;
