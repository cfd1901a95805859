const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address that only this machine can reach. */
export function isLoopback(hostname: string): boolean {
  return loopbackNames.includes(hostname) || hostname === '::1';
}

/** All origins of a site, because this machine has several names. */
export function originsOf(siteUrl: string): string[] {
  const url = new URL(siteUrl);
  if (!isLoopback(url.hostname)) return [url.origin];
  return loopbackNames.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`);
}
