import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postgres from 'postgres';

/** Folders whose content belongs to the running server: a backup has them empty. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Copies the data directory of a running server, as `pg_basebackup` does. */
export async function copyDataDirectory(url: string, from: string, to: string): Promise<void> {
  // The backup lasts as long as its session.
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await session`select pg_backup_start('drill', fast => true)`;
    cpSync(from, to, { recursive: true, filter: (path) => belongsToBackup(relative(from, path)) });
    for (const name of ['', 'archive_status']) mkdirSync(join(to, 'pg_wal', name), { recursive: true });
    const [stopped] = await session`select labelfile from pg_backup_stop()`;
    writeFileSync(join(to, 'backup_label'), String(stopped?.labelfile));
  } finally {
    await session.end();
  }
}

function belongsToBackup(path: string): boolean {
  const [folder = '', name] = path.split(/[\\/]/);
  return !(emptied.has(folder) && name !== undefined) && !['postmaster.pid', 'postmaster.opts'].includes(folder);
}

/** Gives a folder and its content to the user who runs PostgreSQL. */
export function changeOwner(owner: { uid: number; gid: number }, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
}

/** The owner of a folder. */
export function ownerOf(folder: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}
