/** Returns the status of a router's error response, such as '404 Not Found'. Undefined for any other thrown value. */
export function routingDetail(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || thrown instanceof Error) return undefined;
  if (!('status' in thrown) || typeof thrown.status !== 'number') return undefined;
  const text = 'statusText' in thrown && typeof thrown.statusText === 'string' ? thrown.statusText : '';
  return `${thrown.status} ${text}`.trim();
}
