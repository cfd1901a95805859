/** A read of the logged-in customer that a page sends as it opens: a procedure, or rows of a table. */
export type FirstRead =
  | { procedure: string; payload?: object | undefined }
  | { table: 'tasks' }
  | { table: 'pensions'; id: string };
