/** What `aria-rowcount` says of a list that is not loaded to its end. @param total how many rows match, where that is known */
export function rowCount(hasMore: boolean, total: number | undefined): number | undefined {
  if (!hasMore) return undefined;
  return total === undefined ? UNKNOWN : total + HEAD;
}

/** As the standard says it. */
const UNKNOWN = -1;
const HEAD = 1;
