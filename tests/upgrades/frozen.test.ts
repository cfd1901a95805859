import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOfMigration, migrationNames, readFrozen, rowsFileOf } from './frozen';

const frozen = readFrozen();
const names = Object.values(frozen).flatMap((migrations) => Object.keys(migrations));

describe.each(Object.entries(frozen))('The migrations of %s', (version, migrations) => {
  // Undo the change, and add a migration instead: databases have applied this one. See CONTRIBUTING.md, Publishing.
  it.each(Object.entries(migrations))('include %s unchanged', (name, hash) => {
    expect(migrationNames()).toContain(name);
    expect(hashOfMigration(name)).toBe(hash);
  });

  it('have a database full of rows for the upgrade test', () => {
    expect(Object.keys(migrations).length).toBeGreaterThan(0);
    expect(existsSync(rowsFileOf(version))).toBe(true);
  });
});

it('come before every later migration', () => {
  expect(migrationNames().slice(0, names.length)).toEqual(names.toSorted());
});
