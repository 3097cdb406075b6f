/** What was typed into the booking of an invoice and neither booked nor set aside, for as long as the app is open. */
import type { BookForm } from './book-form.ts';

const drafts = new Map<string, BookForm>();

/** What was typed for this invoice; none where the file is now read into other lines than it was then. */
export function draftOf(id: string, proposal: { lines: readonly unknown[] }): BookForm | null {
  const draft = drafts.get(id);
  if (draft === undefined || draft.lines.length !== proposal.lines.length) return null;
  // Texts that could not be read are gone with their fields.
  return { ...draft, unreadable: {} };
}

export function keepDraft(id: string, form: BookForm): void {
  drafts.set(id, form);
}

/** It is decided on. */
export function forgetDraft(id: string): void {
  drafts.delete(id);
}
