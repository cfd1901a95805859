import type { ExecFileOptions } from 'node:child_process';

interface Ending {
  code: number;
  stdout: string;
  stderr: string;
}

export const root: string;
export const deno: string;
export function supabase(...parts: string[]): Promise<Ending>;
export function installIn(folder: string): Promise<boolean>;
export function run(program: string, parts: string[], options?: ExecFileOptions): Promise<Ending>;
export default function installTools(): Promise<void>;
