/** The default of `onWarning`, for messages to developers. */
export function warnOnConsole(message: string): void {
  console.warn(`@pension-trace/react: ${message}`);
}
