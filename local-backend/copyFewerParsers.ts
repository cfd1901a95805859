import { types, type PGlite } from '@electric-sql/pglite';

/** The ids of PostgreSQL's arrays of common types, which never change. */
const arrayTypes = {
  bool: 1000,
  name: 1003,
  int2: 1005,
  int4: 1007,
  text: 1009,
  varchar: 1015,
  int8: 1016,
  float8: 1022,
  oid: 1028,
  timestamp: 1115,
  date: 1182,
  timestamptz: 1185,
  numeric: 1231,
  json: 199,
  uuid: 2951,
  jsonb: 3807,
};

const common = new Set<unknown>([...Object.values(types), ...Object.values(arrayTypes)]);

/**
 * Keeps only the parsers of common types. PGlite copies all of them for each statement, which takes as long as a simple
 * statement: its first statement adds 300 for arrays of rows of PostgreSQL's own tables.
 */
export function copyFewerParsers(database: Pick<PGlite, 'parsers'>): void {
  const parsers = Object.entries(database.parsers).filter(([type]) => common.has(Number(type)));
  database.parsers = Object.fromEntries(parsers);
}
