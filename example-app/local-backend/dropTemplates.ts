/** Drops the templates for new databases: PGlite uses one database. A third of a new data folder is templates. */
export const dropTemplates = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database if exists template0',
  'drop database if exists template1',
];
