interface Dated {
  created_date?: string | null | undefined;
}

/** Compares by the time of creation, newest first. */
export function newestFirst(one: Dated, other: Dated): number {
  return momentOf(other) - momentOf(one);
}

function momentOf({ created_date }: Dated): number {
  return created_date ? Date.parse(created_date) : 0;
}
