/** How the pages of a list are asked for one by one: each answer says the key with which the next one begins. */
export const pagesByKey = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
};
