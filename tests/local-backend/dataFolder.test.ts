import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDataFolder, openDataFolder, type DataFolder } from '../../local-backend/dataFolder';
import { FolderInUse } from '../../local-backend/folderLock';
import { parseStatus } from '../../local-backend/processStatus';

let folder: string;
const opened: DataFolder[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(async () => {
  for (const data of opened.splice(0)) await data.release();
  rmSync(folder, { recursive: true, force: true });
});

async function open(): Promise<DataFolder> {
  const data = await openDataFolder(folder);
  opened.push(data);
  return data;
}

const lockFile = () => join(folder, 'in-use.json');

describe('the data folder', () => {
  it('belongs to one process at a time', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000); console.log("running")']);
    try {
      await once(child.stdout, 'data');
      writeFileSync(lockFile(), JSON.stringify({ processId: child.pid, processStart: null, token: 'theirs' }));
      const refusal = await openDataFolder(folder).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(FolderInUse);
      expect(String(refusal)).toContain(`is in use by another copy of this program (process ${child.pid})`);
      expect(String(refusal)).toContain('DATA_DIR');
      expect(String(refusal)).toContain(lockFile());
      await expect(emptyDataFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await open();
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ processId: process.pid });
  });

  it('cannot be opened twice by the same process, until it is released', async () => {
    const first = await open();
    await expect(openDataFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    await first.release();
    expect(existsSync(lockFile())).toBe(false);
    await open();
  });

  it.each([
    ['of an earlier process with the same id', { processId: process.pid, processStart: 'long ago', token: 'old' }],
    ['truncated by a crash', '{"processI'],
  ])('can be opened despite a lock %s', async (_, content) => {
    writeFileSync(lockFile(), typeof content === 'string' ? content : JSON.stringify(content));
    await open();
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).not.toMatchObject({ token: 'old' });
  });

  it('keeps its own secrets', async () => {
    const { secrets, release } = await open();
    await release();
    expect((await open()).secrets).toEqual(secrets);
    expect(statSync(join(folder, 'state.json')).mode & 0o077).toBe(0);
    const another = join(folder, '.another');
    mkdirSync(another);
    const other = await openDataFolder(another);
    opened.push(other);
    expect(other.secrets.jwtSecret).not.toBe(secrets.jwtSecret);
    expect(other.secrets.anonKey).not.toBe(secrets.anonKey);
  });

  it('narrows the umask until the last folder is released, in any order', async () => {
    const before = process.umask();
    const first = await open();
    const second = await openDataFolder(join(folder, '.another'));
    opened.push(second);
    expect(process.umask()).toBe(0o077);
    await first.release();
    expect(process.umask()).toBe(0o077);
    await second.release();
    await second.release();
    expect(process.umask()).toBe(before);
  });

  it('is emptied on request, with new secrets', async () => {
    const { secrets, filesFolder, markDatabaseReady, release } = await open();
    await markDatabaseReady();
    mkdirSync(filesFolder);
    await release();
    await emptyDataFolder(folder);
    expect(existsSync(filesFolder)).toBe(false);
    const again = await open();
    expect(again.isDatabaseReady).toBe(false);
    expect(again.secrets).not.toEqual(secrets);
  });

  it('refuses a folder with files of another program', async () => {
    writeFileSync(join(folder, 'thesis.odt'), 'Chapter 1');
    await expect(openDataFolder(folder)).rejects.toThrow('holds files that are not ours (thesis.odt)');
    await expect(emptyDataFolder(folder)).rejects.toThrow('holds files that are not ours (thesis.odt)');
    expect(readFileSync(join(folder, 'thesis.odt'), 'utf8')).toBe('Chapter 1');
  });
});

describe('the status of a process', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => 100 + index).join(' ');

  it.each([
    ['1 (node) S', false],
    ['1 (node) R', false],
    ['1 (no) Z de) S', false],
    ['1 (node) Z', true],
    ['1 (defunct) X) Z', true],
  ])('is read from %s', (beginning, hasEnded) => {
    expect(parseStatus(`${beginning} ${numbers}`)).toEqual({ hasEnded, start: '118' });
  });
});
