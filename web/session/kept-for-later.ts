/** Small things that this browser keeps: for a link of a mail that is opened in it, and that somebody was signed in. Storage that is forbidden costs only the comfort. */

interface Kept {
  value: string;
  /** In milliseconds since 1970. */
  until: number;
}

/** Keeps a text under the key for so many hours, in place of the one before. */
export function keepForLater(key: string, value: string, hours: number): void {
  const kept: Kept = { value, until: Date.now() + hours * 3_600_000 };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // See above.
  }
}

/** The text kept under the key, or null when there is none or its time is over. */
export function keptForLater(key: string): string | null {
  try {
    const { value, until } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return typeof value === 'string' && typeof until === 'number' && Date.now() < until ? value : null;
  } catch {
    return null;
  }
}

export function forgetForLater(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

const LINK_HOURS = 24;

/** Keeps where the visitor wanted to go, since the link of a mail cannot know it; with nothing to keep, forgets the last. */
export function keepWayBack(from: string | undefined): void {
  if (isOwnPath(from)) keepForLater('way-back', from, LINK_HOURS);
  else forgetForLater('way-back');
}

/** Where the visitor wanted to go before a mail came between; once. */
export function takeWayBack(): string | null {
  const from = keptForLater('way-back') ?? undefined;
  forgetForLater('way-back');
  return isOwnPath(from) ? from : null;
}

/** Whether it is an address of this app: neither of another site nor of another kind. */
export function isOwnPath(path: string | undefined): path is string {
  return path !== undefined && /^\/(?![/\\])/.test(path);
}
