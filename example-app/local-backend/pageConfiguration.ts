/**
 * Writes the public key into the page, where the application reads it: a build does not know which installation serves
 * it. The backend answers at the page's own address.
 */
export function withConfiguration(html: string, anonKey: string): string {
  const content = JSON.stringify({ supabaseUrl: '', supabaseAnonKey: anonKey }).replaceAll('"', '&quot;');
  return html.replace('</head>', `  <meta name="pension-trace-config" content="${content}" />\n  </head>`);
}
