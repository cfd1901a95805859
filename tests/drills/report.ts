/** Prints a line of a drill's report. */
export function report(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
