import { runVerify } from '../../bin/evidence/runVerify';

/** Runs `DATABASE_URL=… npx @pension-trace/react verify` and returns its exit code and output. */
export async function verify(url: string, ...parts: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runVerify({ parts, env: { DATABASE_URL: url }, log: (text) => lines.push(...text.split('\n')) });
  return { code, lines };
}
