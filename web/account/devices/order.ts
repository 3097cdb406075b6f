/** In which order devices are listed. */

interface Listed {
  isCurrent: boolean;
  lastUsedAt: string;
}

/** This device first, then whichever was used last. */
export function inOrder<Session extends Listed>(sessions: readonly Session[]): Session[] {
  return [...sessions].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.localeCompare(a.lastUsedAt),
  );
}
