/**
 * Writes the public key into the page for the application, because a build does not contain the key of an installation.
 * The backend has the page's own origin.
 */
export function withConfiguration(html: string, anonKey: string): string {
  const content = JSON.stringify({ supabaseUrl: '', supabaseAnonKey: anonKey }).replaceAll('"', '&quot;');
  return html.replace('</head>', `  <meta name="pension-trace-config" content="${content}" />\n  </head>`);
}
