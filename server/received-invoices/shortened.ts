/** What is sent back to whoever hands a file in: the same, without texts and lists of which no end is in sight. */

/** No rule of EN 16931 needs more of one text to be understood. */
const TEXT_MAXIMUM = 2_000;
/** As many findings are told at most. */
const LIST_MAXIMUM = 500;
/** In all lists together, also those within others: five hundred lines of five hundred remarks are not sent. */
const ENTRIES_MAXIMUM = 5_000;

/** `isShortened` says that something was left out. */
export function shortened<Message extends object>(message: Message): Message & { isShortened: boolean } {
  let entriesLeft = ENTRIES_MAXIMUM;
  let isShortened = false;
  return { ...(cut(message) as Message), isShortened };

  function cut(value: unknown): unknown {
    if (typeof value === 'string') return cutText(value);
    if (Array.isArray(value)) return cutList(value);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]));
  }

  function cutText(text: string): string {
    if (text.length <= TEXT_MAXIMUM) return text;
    isShortened = true;
    return `${text.slice(0, TEXT_MAXIMUM)}…`;
  }

  function cutList(list: readonly unknown[]): unknown[] {
    const kept = list.slice(0, Math.min(LIST_MAXIMUM, entriesLeft));
    entriesLeft -= kept.length;
    if (kept.length < list.length) isShortened = true;
    return kept.map(cut);
  }
}
