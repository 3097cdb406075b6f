/** What the server does not have yet, kept on this device so that a crash or a closed tab loses nothing. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import type { DraftForm } from '../draft/draft-form.ts';
import type { SyncRequest } from './draft-sync.ts';

export interface Unsaved {
  format: 1;
  /** The form with all that was typed, readable as a number or not. */
  form: DraftForm;
  /** What the server had when this was typed; null for a draft it may not know at all. */
  base: { version: number; draft: InvoiceDraft } | null;
  /** A creation whose answer has not come. */
  request: SyncRequest | null;
}

/** The place on this device for a draft of a business; `id` is null for one that has no address yet. */
export function unsavedPlace(businessId: string, id: string | null): string {
  return `belegbar-unsaved:${businessId}:${id ?? 'new'}`;
}

/** Keeps; false when the device has no room or forbids it. */
export function keepUnsaved(storage: Storage, place: string, unsaved: Unsaved): boolean {
  try {
    storage.setItem(place, JSON.stringify(unsaved));
    return true;
  } catch {
    return false;
  }
}

/** What is kept in the place, or null. Anything of another shape is left out of account. */
export function readUnsaved(storage: Storage, place: string): Unsaved | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(place) ?? 'null');
    return isUnsavedForm(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetUnsaved(storage: Storage, place: string): void {
  try {
    storage.removeItem(place);
  } catch {
    // A device that forbids storage has kept nothing either.
  }
}

function isUnsavedForm(kept: unknown): kept is Unsaved {
  if (typeof kept !== 'object' || kept === null || !('format' in kept) || kept.format !== 1) return false;
  const form = 'form' in kept ? kept.form : null;
  return typeof form === 'object' && form !== null && 'lines' in form && Array.isArray(form.lines);
}
