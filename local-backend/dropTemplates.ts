/** Drops the template databases, a third of a new data folder: PGlite uses one database. */
export const dropTemplates = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database if exists template0',
  'drop database if exists template1',
];
