/** `AbortSignal.timeout`, which browsers before Safari 16 and Chrome 103 do not have. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
