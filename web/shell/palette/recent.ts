/** What was chosen last in the palette, kept in this browser for the business until someone signs out. */

const PREFIX = 'recent:';
const KEPT_COUNT = 5;

/** A screen or an act by its id, or a client or invoice with the words to show it by. */
export type Recent =
  | { kind: 'page' | 'act'; id: string }
  | { kind: 'client' | 'invoice'; id: string; title: string; detail: string };

/** The latest first. */
export function recents(storage: Storage, businessId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PREFIX + businessId) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

/** Puts it first; a storage that is full or forbidden costs only the convenience. */
export function remember(storage: Storage, businessId: string, chosen: Recent): void {
  const others = recents(storage, businessId).filter(
    ({ kind, id }) => kind !== chosen.kind || id !== chosen.id,
  );
  try {
    storage.setItem(PREFIX + businessId, JSON.stringify([chosen, ...others].slice(0, KEPT_COUNT)));
  } catch {
    // See above.
  }
}

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  if (typeof value.id !== 'string') return false;
  if (value.kind === 'page' || value.kind === 'act') return true;
  const isRecord = value.kind === 'client' || value.kind === 'invoice';
  return isRecord && 'title' in value && typeof value.title === 'string' && 'detail' in value;
}
