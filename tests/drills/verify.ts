import { runVerify } from '../../cli/evidence/runVerify';

/**
 * Runs `DATABASE_URL=… npx @pension-trace/cli verify` for a database that `project_owner` owns, and returns its exit
 * code and output.
 */
export async function verify(url: string, ...parts: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const all = ['--owner', 'project_owner', ...parts];
  const code = await runVerify({
    parts: all,
    env: { DATABASE_URL: url },
    log: (text) => lines.push(...text.split('\n')),
  });
  return { code, lines };
}
