import { readFileSync } from 'node:fs';
import process from 'node:process';
import { reportFiles, writeEnding } from './reports.mjs';
import { runCommand } from './runCommand.mjs';
import { watchProcessor } from './watchProcessor.mjs';

/*
 * Runs one step: `node tests/runner/step.mjs NAME COMMAND…`. Writes its result and, for Vitest and Playwright, the test
 * report. With STEP_OUTPUT=block, prints the output as one block at the end. STEP_MINUTES is its time limit.
 */

const [name, command, ...parts] = process.argv.slice(2);
const { report, log } = reportFiles(name);
const isBlock = process.env.STEP_OUTPUT === 'block';
const began = Date.now();

/** Options that make a test runner write its report and fail on a focused test. */
const reporting = {
  vitest: ['--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  playwright: ['--forbid-only', '--reporter=line,json'],
};
const kind = command in reporting ? command : undefined;

console.log(`── ${name} starts: ${[command, ...parts].join(' ')}`);
const processorSeconds = watchProcessor();
const ending = await runCommand(command, [...parts, ...(kind === undefined ? [] : reporting[kind])], {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  log: isBlock ? log : undefined,
  minutes: Number(process.env.STEP_MINUTES) || undefined,
});
const seconds = Math.round((Date.now() - began) / 1000);
const processor = processorSeconds();
writeEnding(name, { kind, seconds, processor, ...ending });
const took = processor === undefined ? `${seconds} s` : `${seconds} s, ${processor} s of the processor`;
const output = isBlock ? `\n── output of ${name}\n${readFileSync(log, 'utf8').trimEnd()}\n` : '';
console.log(`${output}── ${name} ${ending.reason} after ${took}\n`);
process.exitCode = ending.succeeded ? 0 : 1;
