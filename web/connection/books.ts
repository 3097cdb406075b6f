/** An act on the books changes figures of many screens. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';

/** What is in view is read again, all else when it is shown next: no figure of before the act is shown as one of now. */
export function renewBooks(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries();
}

/** The same for a screen: called once an act is over. */
export function useRenewedBooks(): () => Promise<void> {
  const queries = useQueryClient();
  return () => renewBooks(queries);
}
